/// What an operator on events does with one of them.
@usableFromInline
package enum EventStep<Element, Failure: Error> {
  /// Hand this out.
  case emit(Element)
  /// Ask for the next event.
  case skip
  /// End, and let go of the source.
  case end
  /// Fail, and let go of the source.
  case fail(Failure)
}

extension EventStep: Sendable where Element: Sendable {}
extension EventStep: Equatable where Element: Equatable, Failure: Equatable {}

extension EventStep {
  /// The first terminal event ends the sequence, as does the end of the events.
  @inlinable
  package static func dematerialize(_ event: Event<Element, Failure>?) -> Self {
    switch event {
    case .value(let value): .emit(value)
    case .failure(let failure): .fail(failure)
    case .finished, nil: .end
    }
  }
}

extension EventStep where Failure == Never {
  /// Values pass, whatever stands between them.
  @inlinable
  package static func value<F: Error>(_ event: Event<Element, F>?) -> Self {
    switch event {
    case .value(let value): .emit(value)
    case .failure, .finished: .skip
    case nil: .end
    }
  }

  /// Failures pass, whatever stands between them.
  @inlinable
  package static func error<V>(_ event: Event<V, Element>?) -> Self where Element: Error {
    switch event {
    case .failure(let failure): .emit(failure)
    case .value, .finished: .skip
    case nil: .end
    }
  }
}

extension EventStep where Element == Void, Failure == Never {
  /// Each `finished` passes, whatever stands between them.
  @inlinable
  package static func completion<V, F: Error>(_ event: Event<V, F>?) -> Self {
    switch event {
    case .finished: .emit(())
    case .value, .failure: .skip
    case nil: .end
    }
  }
}
