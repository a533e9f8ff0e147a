/// Keeps the optimizer from removing a computation whose result is unused.
@inline(never)
@_optimize(none)
func keep<Value>(_ value: Value) {}
