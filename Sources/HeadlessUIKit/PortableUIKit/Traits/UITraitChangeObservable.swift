#if !canImport(UIKit)
/// An object that reports changes to individual traits.
@available(iOS 17.0, *)
@preconcurrency @MainActor public protocol UITraitChangeObservable {
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// A registration for trait changes, which you can remove again.
@available(iOS 17.0, *)
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

@available(iOS 17.0, *)
extension UITraitChangeObservable {
  public typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void
}

@available(iOS 17.0, *)
extension UITraitChangeObservable where Self: UIResponder & UITraitEnvironment {
  /// Registers a handler to run after any of these traits changes, for as long as the receiver
  /// lives.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    let made = TraitRegistration(traits, seen: traitCollection) { environment, old in
      if let environment = environment as? Self { handler(environment, old) }
    }
    TraitRegistration.of[self] = (TraitRegistration.of[self] ?? []) + [made]
    return made
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    TraitRegistration.of[self]?.removeAll { $0 === registration }
  }

  /// Notifies registered handlers of changes since their last notification.
  func tellRegistered() {
    guard let registrations = TraitRegistration.of[self] else { return }
    let traits = traitCollection
    for registration in registrations { registration.tell(self, traits) }
  }
}

@available(iOS 17.0, *)
extension UIViewController: UITraitChangeObservable {}

@available(iOS 17.0, *)
extension UIView: UITraitChangeObservable {}

@MainActor private final class TraitRegistration: NSObject, UITraitChangeRegistration {
  static let of = AttachedValue<[TraitRegistration]>()

  private let traits: [any KnownTrait.Type]
  private var seen: UITraitCollection
  private let handler: (UIResponder, UITraitCollection) -> Void

  init(
    _ traits: [UITrait], seen: UITraitCollection,
    handler: @escaping (UIResponder, UITraitCollection) -> Void
  ) {
    self.traits = traits.compactMap { $0 as? any KnownTrait.Type }
    self.seen = seen
    self.handler = handler
    super.init()
  }

  func tell(_ environment: UIResponder, _ traits: UITraitCollection) {
    let old = seen
    seen = traits
    if self.traits.contains(where: { $0.differs(in: traits, from: old) }) {
      handler(environment, old)
    }
  }
}
#endif
