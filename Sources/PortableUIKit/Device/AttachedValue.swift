#if canImport(UIKit)
  import ObjectiveC

  /// A slot for a value on any responder, such as a view controller or a window.
  ///
  /// ```swift
  /// let visits = AttachedValue<Int>()
  /// visits[viewController] = (visits[viewController] ?? 0) + 1
  /// ```
  @MainActor public final class AttachedValue<Value> {
    private final class Box {
      let value: Value

      init(_ value: Value) {
        self.value = value
      }
    }

    public init() {}

    public subscript(responder: UIResponder) -> Value? {
      get { (objc_getAssociatedObject(responder, key) as? Box)?.value }
      set {
        objc_setAssociatedObject(
          responder, key, newValue.map(Box.init), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
    }

    private var key: UnsafeRawPointer {
      UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    }
  }
#else
  /// A slot for a value on any responder, such as a view controller or a window.
  ///
  /// ```swift
  /// let visits = AttachedValue<Int>()
  /// visits[viewController] = (visits[viewController] ?? 0) + 1
  /// ```
  @MainActor public final class AttachedValue<Value> {
    private let key = AttachmentKey.next()

    public init() {}

    public subscript(responder: UIResponder) -> Value? {
      get { responder.attachments?[key] as? Value }
      set {
        guard newValue != nil || responder.attachments != nil else { return }
        responder.attachments = responder.attachments ?? [:]
        responder.attachments?[key] = newValue
      }
    }
  }

  @MainActor private enum AttachmentKey {
    private static var last = 0

    /// Numbers are not used twice, as an address might be.
    static func next() -> Int {
      last += 1
      return last
    }
  }
#endif
