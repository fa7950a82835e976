/// Takes a value that nobody needs, so that the optimiser can't leave out what made it.
@inline(never)
@_optimize(none)
func blackHole<Value>(_ value: Value) {}

/// Returns the value, and hides from the optimiser which one it is.
@inline(never)
@_optimize(none)
func opaque<Value>(_ value: Value) -> Value { value }
