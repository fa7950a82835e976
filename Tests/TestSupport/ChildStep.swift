/// Suspends for a child task to run, which does nothing: one more step for whoever schedules.
package func childStep() async {
  await withTaskGroup(of: Void.self) { group in group.addTask {} }
}
