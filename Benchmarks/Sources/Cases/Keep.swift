/// Keeps the optimizer from leaving out a computation whose result nobody needs.
@inline(never)
@_optimize(none)
func keep<Value>(_ value: Value) {}
