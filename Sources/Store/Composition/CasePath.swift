/// The way to one case of an enum: how to wrap its payload, and how to get it out again.
///
/// A key path leads to a property; a case path leads to a case. It is two functions, written once
/// beside the enum, and nothing is looked up at run time:
///
/// ```swift
/// enum Action {
///   case profile(Profile.Action)
///   case signOut
///
///   var profile: Profile.Action? { if case .profile(let action) = self { action } else { nil } }
///   var signOut: Void? { if case .signOut = self { () } else { nil } }
/// }
/// let profile = CasePath(Action.profile, \.profile)
/// let signOut = CasePath({ Action.signOut }, \.signOut)
/// ```
///
/// Two laws hold for a path that is written like this, and the library relies on them:
/// what has been embedded is extracted again, and a root is extracted to a value or to nothing,
/// never to a value that was not in it. A payload that is itself optional is present when its case
/// is: extracting a `.name(nil)` gives `.some(.none)`.
public struct CasePath<Root, Value>: Sendable {
  @usableFromInline let functions: CasePathFunctions<Root, Value>

  @inlinable var wrap: @Sendable (Value) -> Root { functions.wrap }
  @inlinable var unwrap: @Sendable (Root) -> Value? { functions.unwrap }
  @inlinable var key: CasePathKey { functions.key }

  /// Creates a path from two functions.
  ///
  /// Two paths that are made at one place of the code, in a function of your own that is given the
  /// case, count as one and the same for the identity of a child; make them of key paths instead.
  ///
  /// - Parameters:
  ///   - embed: makes the case of a payload; usually the name of the case, such as `Action.profile`.
  ///   - extract: the payload when the root is that case, or nothing.
  ///   - fileID: together with line and column, tells this path from others.
  ///   - line: see `fileID`.
  ///   - column: see `fileID`.
  @inlinable
  public init(
    _ embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(embed, extract, .place(CodePlace(fileID, line, column)))
  }

  /// Creates a path from a function and an optional property of the enum.
  ///
  /// - Parameters:
  ///   - embed: makes the case of a payload; usually the name of the case, such as `Action.profile`.
  ///   - extract: the property that holds the payload when the root is that case.
  @inlinable
  public init(
    _ embed: @escaping @Sendable (Value) -> Root,
    _ extract: any KeyPath<Root, Value?> & Sendable
  ) {
    self.init(embed, { $0[keyPath: extract] }, .property(PathKey(extract)))
  }

  @inlinable
  init(
    _ wrap: @escaping @Sendable (Value) -> Root,
    _ unwrap: @escaping @Sendable (Root) -> Value?,
    _ key: CasePathKey
  ) {
    functions = CasePathFunctions(wrap, unwrap, key)
  }

  /// Returns the case that holds `value`.
  ///
  /// - Parameter value: the payload.
  /// - Returns: the root with that payload.
  /// - Complexity: as the function the path was made with; O(1) for the name of a case.
  @inlinable
  public func embed(_ value: Value) -> Root { wrap(value) }

  /// Returns the payload when `root` is the path's case, otherwise nothing.
  ///
  /// - Parameter root: what to look into.
  /// - Returns: the payload, or `nil` when the root is another case.
  /// - Complexity: as the function or property the path was made with; O(1) for a pattern match.
  @inlinable
  public func extract(from root: Root) -> Value? { unwrap(root) }

  /// Returns the path that goes on from the payload of this one.
  ///
  /// Appending is associative, and `identity` is its neutral element.
  ///
  /// - Parameter path: the way from this path's payload onwards.
  /// - Returns: the path from this one's root to the other one's payload.
  /// - Complexity: O(1); the result calls both paths.
  public func appending<Leaf>(path: CasePath<Value, Leaf>) -> CasePath<Root, Leaf> {
    let (wrap, unwrap) = (wrap, unwrap)
    let (wrapLeaf, unwrapLeaf) = (path.wrap, path.unwrap)
    return CasePath<Root, Leaf>(
      { wrap(wrapLeaf($0)) },
      { root in
        guard let value = unwrap(root) else { return nil }
        return unwrapLeaf(value)
      },
      key.appending(path.key)
    )
  }
}

extension CasePath where Root == Value {
  /// The path that goes nowhere: the root is its own payload, and always there.
  ///
  /// A child whose actions are the parent's own is scoped with it.
  public static var identity: Self { Self({ $0 }, { $0 }, .identity) }
}
