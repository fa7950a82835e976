package import Store

/// A stopwatch with laps.
///
/// The reducer has no clock. Effects read the store's, and what they have read is in their actions:
/// the same actions give the same times, in a test as in a replay. What has elapsed is the difference
/// of two readings, so a tick that comes late makes the display late, and nothing drifts.
///
/// Readings wait for each other, so that they arrive in the order in which the buttons were pressed.
package struct Stopwatch: Reducer {
  private enum CancelID {
    case readings, ticks
  }

  private let time: ElapsedTime
  private let interval: Duration

  /// Makes the feature.
  ///
  /// - Parameters:
  ///   - time: reads the store's clock; stopwatches don't share it.
  ///   - interval: how often the display changes; a positive one.
  package init(time: ElapsedTime = ElapsedTime(), interval: Duration = .milliseconds(100)) {
    precondition(interval > .zero)
    self.time = time
    self.interval = interval
  }

  /// Runs one action.
  package func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .start:
      guard !state.isRunning else { return .none }
      state.isRunning = true
      return read(Action.began)
    case .stop:
      guard state.isRunning else { return .none }
      state.isRunning = false
      return .merge(.cancel(id: CancelID.ticks), read(Action.stopped))
    case .lap:
      return state.isRunning ? read(Action.lapped) : .none
    case .reset:
      state = State()
      return .merge(.cancel(id: CancelID.ticks), .cancel(id: CancelID.readings))
    case .began(let reading):
      let origin = reading - state.elapsed
      state.origin = origin
      return state.isRunning ? ticks(since: origin) : .none
    case .ticked(let reading):
      state.measure(reading)
      return .none
    case .lapped(let reading):
      state.measure(reading)
      state.laps.append(StopwatchLap(id: state.laps.count + 1, duration: state.currentLap))
      return .none
    case .stopped(let reading):
      state.measure(reading)
      state.origin = nil
      return .cancel(id: CancelID.ticks)
    }
  }

  /// Reads the clock once.
  private func read(_ action: @escaping @Sendable (Duration) -> Action) -> Effect<Action> {
    .run(name: "reading") { [time] send in
      await send(action(time.read(send.clock)))
    }
    .cancellable(id: CancelID.readings, .concat)
  }

  /// Reads the clock whenever another interval has elapsed.
  ///
  /// Each sleep ends at a multiple of the interval: one that has lasted too long shortens the next.
  private func ticks(since origin: Duration) -> Effect<Action> {
    .run(name: "ticks") { [time, interval] send in
      while !Task.isCancelled {
        let elapsed = time.read(send.clock) - origin
        let excess = Duration(attoseconds: elapsed.attoseconds % interval.attoseconds)
        do { try await send.clock.sleep(for: interval - excess) } catch { return }
        await send(.ticked(time.read(send.clock)))
      }
    }
    .switchToLatest(id: CancelID.ticks)
  }
}
