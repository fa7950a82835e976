/// Suspends until the task is cancelled, then throws.
package func untilCancelled() async throws {
  let gate = Gate()
  await withTaskCancellationHandler {
    await gate.wait()
  } onCancel: {
    gate.open()
  }
  try Task.checkCancellation()
}
