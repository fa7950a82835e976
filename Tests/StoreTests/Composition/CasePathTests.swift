import Store
import TestSupport
import Testing

/// Something with a case of every kind that a path has to lead to.
private enum Root: Equatable, Sendable {
  case empty
  case number(Int)
  case name(String?)
  case pair(left: Int, right: String)
  case nested(Leaf)
  case never(Never)

  var empty: Void? { if case .empty = self { () } else { nil } }
  var number: Int? { if case .number(let number) = self { number } else { nil } }
  var name: String?? { if case .name(let name) = self { .some(name) } else { nil } }
  var pair: (left: Int, right: String)? {
    if case .pair(let left, let right) = self { (left, right) } else { nil }
  }
  var nested: Leaf? { if case .nested(let leaf) = self { leaf } else { nil } }
  var never: Never? { nil }
}

private enum Leaf: Equatable, Sendable {
  case deep(Tip)
  case other

  var deep: Tip? { if case .deep(let tip) = self { tip } else { nil } }
}

private enum Tip: Equatable, Sendable {
  case value(Int)

  var value: Int? { if case .value(let value) = self { value } else { nil } }
}

private enum Holder: Sendable {
  case error(any Error & Sendable)
  case object(Counted)

  var error: (any Error & Sendable)? { if case .error(let error) = self { error } else { nil } }
  var object: Counted? { if case .object(let object) = self { object } else { nil } }
}

struct CasePathTests {
  private let nested = CasePath(Root.nested, \.nested)
  private let deep = CasePath(Leaf.deep, \.deep)
  private let value = CasePath(Tip.value, \.value)

  @Test func `what is embedded is extracted again`() {
    let path = CasePath(Root.number, \.number)
    #expect(path.embed(3) == .number(3))
    #expect(path.extract(from: path.embed(3)) == 3)
  }

  @Test func `another case gives nothing`() {
    #expect(CasePath(Root.number, \.number).extract(from: .empty) == nil)
  }

  @Test func `a path made of two functions is the one made of a key path`() {
    let path = CasePath(Root.number, extract: { $0.number })
    #expect(path.embed(3) == .number(3))
    #expect(path.extract(from: .number(3)) == 3)
    #expect(path.extract(from: .empty) == nil)
  }

  @Test func `a case without a payload holds nothing, and is present`() {
    let path = CasePath({ Root.empty }, \.empty)
    #expect(path.embed(()) == .empty)
    #expect(path.extract(from: .empty) != nil)
    #expect(path.extract(from: .number(1)) == nil)
  }

  @Test func `an empty optional payload is present`() {
    let path = CasePath(Root.name, \.name)
    #expect(path.extract(from: .name(nil)) == .some(.none))
    #expect(path.extract(from: .name("a")) == .some("a"))
    #expect(path.extract(from: .empty) == .none)
  }

  @Test func `an empty optional payload is present behind an appended path`() {
    let path = CasePath<Root, Root>.identity.appending(path: CasePath(Root.name, \.name))
    #expect(path.extract(from: .name(nil)) == .some(.none))
    #expect(path.appending(path: .identity).extract(from: .name(nil)) == .some(.none))
  }

  @Test func `labelled payloads are one tuple`() {
    let path = CasePath<Root, (left: Int, right: String)>(
      { .pair(left: $0.left, right: $0.right) },
      \.pair
    )
    #expect(path.embed((1, "a")) == .pair(left: 1, right: "a"))
    #expect(path.extract(from: .pair(left: 1, right: "a"))?.right == "a")
    #expect(path.extract(from: .empty) == nil)
  }

  @Test func `an existential payload keeps its type`() {
    struct Failure: Error, Equatable {}
    let path = CasePath(Holder.error, \.error)
    #expect(path.extract(from: path.embed(Failure())) as? Failure == Failure())
    #expect(path.extract(from: .object(Counted())) == nil)
  }

  @Test func `a case that can't be is a path to nothing`() {
    let path = CasePath(Root.never, \.never)
    #expect(path.extract(from: .empty) == nil)
  }

  @Test func `appended paths lead to the leaf`() {
    let path = nested.appending(path: deep)
    #expect(path.embed(.value(1)) == .nested(.deep(.value(1))))
    #expect(path.extract(from: .nested(.deep(.value(1)))) == .value(1))
    #expect(path.extract(from: .nested(.other)) == nil)
    #expect(path.extract(from: .empty) == nil)
  }

  @Test func `appending is associative`() {
    let left = nested.appending(path: deep).appending(path: value)
    let right = nested.appending(path: deep.appending(path: value))
    #expect(left.embed(5) == right.embed(5))
    for root in [Root.empty, .nested(.other), .nested(.deep(.value(5)))] {
      #expect(left.extract(from: root) == right.extract(from: root))
    }
  }

  @Test func `the identity changes nothing on either side`() {
    for path in [nested.appending(path: .identity), CasePath.identity.appending(path: nested)] {
      #expect(path.embed(.other) == .nested(.other))
      #expect(path.extract(from: .nested(.other)) == .other)
      #expect(path.extract(from: .empty) == nil)
    }
  }

  @Test func `F32: a hundred thousand extractions of an object leave nothing behind`() {
    let live = LiveCount()
    let plain = CasePath(Holder.object, \.object)
    let long = CasePath<Holder, Holder>.identity.appending(path: plain)
    do {
      let root = plain.embed(live.make())
      for _ in 0..<100_000 {
        plain.extract(from: root)?.touch()
        long.extract(from: root)?.touch()
      }
      #expect(live.value == 1)
    }
    #expect(live.value == 0)
  }

  @Test func `F70: the path to an element's actions ignores those of others`() {
    let path = CasePath<IdentifiedAction<Int, String>, String>.element(id: 3)
    #expect(path.embed("go") == .element(id: 3, action: "go"))
    #expect(path.extract(from: .element(id: 3, action: "go")) == "go")
    #expect(path.extract(from: .element(id: 4, action: "go")) == nil)
  }
}
