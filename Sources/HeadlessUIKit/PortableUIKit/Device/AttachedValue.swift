#if canImport(UIKit)
import ObjectiveC
#endif

/// A slot for a value on any responder, such as a view controller or a window.
///
/// ```swift
/// let visits = AttachedValue<Int>()
/// visits[viewController] = (visits[viewController] ?? 0) + 1
/// ```
@MainActor public final class AttachedValue<Value> {
  public init() {}

  public subscript(responder: UIResponder) -> Value? {
    get { value(on: responder) }
    set { store(newValue, on: responder) }
  }
}

#if canImport(UIKit)
extension AttachedValue {
  private final class Box {
    let value: Value
    /// The slot, retained so that no other slot gets its address, the key, while the value exists.
    let slot: AttachedValue

    init(_ value: Value, in slot: AttachedValue) {
      self.value = value
      self.slot = slot
    }
  }

  private var key: UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
  }

  private func value(on responder: UIResponder) -> Value? {
    (objc_getAssociatedObject(responder, key) as? Box)?.value
  }

  private func store(_ value: Value?, on responder: UIResponder) {
    let box = value.map { Box($0, in: self) }
    objc_setAssociatedObject(responder, key, box, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}
#else
extension AttachedValue {
  private final class Box {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private func value(on responder: UIResponder) -> Value? {
    // Only `store(_:on:)` adds entries of this slot, so the box has this type.
    for entry in responder.attachments where entry.slot === self {
      return unsafeDowncast(entry.box, to: Box.self).value
    }
    return nil
  }

  private func store(_ value: Value?, on responder: UIResponder) {
    let known = responder.attachments.firstIndex { $0.slot === self }
    switch (known, value) {
    case (nil, nil): break
    case (let index?, nil): responder.attachments.remove(at: index)
    case (nil, let value?):
      responder.attachments.append(Attachment(slot: self, box: Box(value)))
    case (let index?, let value?): responder.attachments[index].box = Box(value)
    }
  }
}

/// A slot's value on a responder. It retains the slot, so no other slot gets the same identity.
struct Attachment {
  let slot: AnyObject
  var box: AnyObject
}
#endif
