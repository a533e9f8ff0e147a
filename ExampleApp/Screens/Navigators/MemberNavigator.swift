import PortableUIKit
import StepRouter
import StepRouterCoordination

/// Where those may want to go who have an account. That the orders ask for a login first is said by
/// their route.
@MainActor
final class MemberNavigator: Navigator {
  enum Destination: Hashable {
    case orders
    case settings
    case setting(Setting)
    case address
  }

  let router: any Router
  /// The scope around this one, which keeps it.
  private unowned let guests: GuestNavigator

  init(guests: GuestNavigator) {
    router = guests.router
    self.guests = guests
  }

  func target(for destination: Destination) throws -> Target {
    let routes = ShopRoutes(navigator: guests)
    return switch destination {
    case .orders: routes.orders.with(())
    case .settings: routes.settings.with(())
    case .setting(let setting): routes.setting.with(setting)
    case .address: routes.address.with(())
    }
  }
}
