import Foundation

final class Observable<Value> {
    private var observers: [(owner: () -> AnyObject?, handler: (Value) -> Void)] = []

    var value: Value {
        didSet {
            observers.removeAll { $0.owner() == nil }
            let current = observers
            current.forEach { $0.handler(value) }
        }
    }

    init(_ value: Value) {
        self.value = value
    }

    /// Calls the handler with the current value and then on every change while `owner` is alive.
    func bind(_ owner: AnyObject, _ handler: @escaping (Value) -> Void) {
        observe(owner, handler)
        handler(value)
    }

    func observe(_ owner: AnyObject, _ handler: @escaping (Value) -> Void) {
        observers.append((owner: { [weak owner] in owner }, handler: handler))
    }
}
