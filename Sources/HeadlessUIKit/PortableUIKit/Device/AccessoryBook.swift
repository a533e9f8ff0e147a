#if !canImport(UIKit)
/// The displays that are there for accessories, and what the app has registered for them.
@MainActor struct AccessoryBook {
  private var roles: Set<UISceneSession.Role> = []
  private(set) var registrations: [UISceneAccessoryRegistration] = []

  nonisolated init() {}

  func offers(_ role: UISceneSession.Role) -> Bool { roles.contains(role) }

  mutating func offer(_ role: UISceneSession.Role) { roles.insert(role) }

  mutating func withdraw(_ role: UISceneSession.Role) { roles.remove(role) }

  mutating func add(_ registration: UISceneAccessoryRegistration) {
    registrations.append(registration)
  }

  mutating func remove(_ registration: UISceneAccessoryRegistration) {
    registrations.removeAll { $0 === registration }
  }

  /// Removes the registrations of view controllers that are gone, and returns them.
  mutating func removeThoseOver() -> [UISceneAccessoryRegistration] {
    let over = registrations.filter(\.isOver)
    registrations.removeAll(where: \.isOver)
    return over
  }
}

extension HeadlessDevice {
  /// Makes a display available for accessories of a role, as when the user plugs it in, or when the
  /// camera's picture appears on the other side of the phone. Registered accessories connect their
  /// scenes (rule 184).
  public func offerAccessories(of role: UISceneSession.Role) {
    perform {
      accessories.offer(role)
      settleAccessories()
    }
  }

  /// Takes that display away. Its scenes disconnect.
  public func withdrawAccessories(of role: UISceneSession.Role) {
    perform {
      accessories.withdraw(role)
      settleAccessories()
    }
  }

  func settleAccessories() {
    for registration in accessories.removeThoseOver() { registration.dismiss() }
    for registration in accessories.registrations { registration.settle() }
  }

  func connectAccessory(_ accessory: UISceneAccessory) -> UIScene {
    let session = sessions.make(accessory.configuration.role)
    session.configuration = accessory.configuration
    let arrivals = accessory.userInfo.map { [Arrival.accessory($0)] } ?? []
    return application.connect(session, with: arrivals, isConfigured: true) { [process] session in
      process?.makeSceneDelegate(session)
    }
  }
}

@available(iOS 27.0, *)
extension UIViewController {
  /// Offers content for further displays for as long as the view controller lives.
  @discardableResult
  public func registerSceneAccessory(
    _ accessory: UISceneAccessory
  ) -> UISceneAccessoryRegistration {
    let registration = UISceneAccessoryRegistration(accessory, of: self)
    device.accessories.add(registration)
    device.schedule { [device] in device.settleAccessories() }
    return registration
  }

  /// Withdraws the offer, and removes its scene.
  public func unregisterSceneAccessory(_ registration: UISceneAccessoryRegistration) {
    device.accessories.remove(registration)
    registration.dismiss()
  }
}
#endif
