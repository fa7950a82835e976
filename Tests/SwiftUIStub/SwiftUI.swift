// swift-format-ignore-file
// The names of SwiftUI that this package uses, for a check of types where SwiftUI doesn't exist. The
// declarations say as much as the check needs and do nothing; `.ci/check-swiftui` builds them.

@MainActor
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

@resultBuilder
public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body.") }
}

public struct Text: View {
  public init(_ content: some StringProtocol) {}
  public var body: Never { fatalError("Text has no body.") }
}

public struct Button<Label: View>: View {
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void)
  where Label == Text {}
  public var body: Never { fatalError("Button has no body.") }
}

@propertyWrapper
public struct State<Value> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Value {
    get { fatalError("A stub has no state.") }
    nonmutating set {}
  }
}

@propertyWrapper
public struct Binding<Value> {
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {}
  public var wrappedValue: Value {
    get { fatalError("A stub has no value.") }
    nonmutating set {}
  }
}

extension View {
  nonisolated public func disabled(_ disabled: Bool) -> some View { self }

  nonisolated public func sheet(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View { self }

  nonisolated public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View { self }
}
