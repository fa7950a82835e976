/// An object and what is stored in it.
struct ObjectParts {
  let object: AnyObject
  let name: String
  let fields: [ValueShape.Field]
}
