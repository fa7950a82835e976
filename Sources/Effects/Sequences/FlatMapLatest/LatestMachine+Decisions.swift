extension LatestMachine {
  /// What the host does next, after unlocking.
  @usableFromInline
  package enum Decision {
    case nothing
    /// Run the outer sequence in a task and report it with `outerStarted(_:)`.
    case startOuter(Work)
    /// Start a task that asks for its work with `innerBegins()`, and report it with
    /// `innerStarted(_:_:)`.
    case startInner
    case wake([Waiter])
    case settle(Settlement)
  }

  /// What becomes of all who were concerned with an inner, or with the whole.
  @usableFromInline
  package struct Settlement {
    /// To be cancelled in this order, before anybody is woken.
    @usableFromInline package var cancelled: [Runner] = []
    @usableFromInline package var woken: [Waiter] = []
    /// Nobody needs them any more, and they go after unlocking: user code may run when they do.
    @usableFromInline var spent: (runner: Runner?, element: Element?, failure: Failure?)
    @usableFromInline var unstarted: [Work]

    @inlinable
    init(unstarted: [Work] = []) {
      spent = (nil, nil, nil)
      self.unstarted = unstarted
    }
  }

  /// What a consumer finds.
  @usableFromInline
  package enum Sight {
    case element(Element)
    case failure(Failure)
    case finished
    /// Nothing yet: it comes to wait.
    case nothing
  }

  /// What an inner does next.
  @usableFromInline
  package enum Permit {
    case pull
    /// Nobody asks: it comes to wait.
    case rest
    /// It is not the latest any more.
    case stop
  }
}
