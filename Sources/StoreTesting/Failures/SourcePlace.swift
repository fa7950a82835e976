/// The place in a test that a failure is reported at.
package struct SourcePlace: Sendable {
  package let fileID: StaticString
  package let filePath: StaticString
  package let line: UInt
  package let column: UInt
}
