#if !canImport(UIKit)
/// The methods that apps add to UIKit's classes in extensions. It knows a method once the app has
/// made a selector for it.
final class AddedMethods: @unchecked Sendable {
  typealias Find = @MainActor (AnyObject) -> _ObjectiveCMethod?

  static let all = AddedMethods()
  private let lock = NSLock()
  private var methods: [String: [ObjectIdentifier: Find]] = [:]

  func add(_ name: String, to type: AnyClass, find: @escaping Find) {
    lock.withLock { methods[name, default: [:]][ObjectIdentifier(type)] = find }
  }

  @MainActor func method(named name: String, of target: AnyObject) -> _ObjectiveCMethod? {
    let found = lock.withLock { methods[name].map { Array($0.values) } ?? [] }
    return found.lazy.compactMap { $0(target) }.first
  }
}

extension Selector {
  /// Makes a selector of a method that an app's extension adds to a class of UIKit.
  /// `HeadlessUIKitPlugin` writes this in place of `#selector`.
  public init<Object: AnyObject>(
    _ name: String, _addedTo type: Object.Type,
    _ find: @escaping @MainActor (Object) -> _ObjectiveCMethod?
  ) {
    self.init(name)
    AddedMethods.all.add(name, to: type) { target in (target as? Object).flatMap(find) }
  }
}
#endif
