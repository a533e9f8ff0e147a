import PortableUIKit
import StepRouter
import StepRouterCoordination

/// Leads to the destinations for customers with an account. The route to the orders asks for the
/// login itself.
@MainActor
final class MemberNavigator: Navigator {
  enum Destination: Hashable {
    case orders
    case settings
    case setting(Setting)
    case address
  }

  let router: any Router
  /// The enclosing scope, which owns this one.
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
