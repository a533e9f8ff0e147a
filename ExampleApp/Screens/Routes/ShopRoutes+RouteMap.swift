import PortableUIKit
import StepRouter
import StepRouterState

extension ShopRoutes {
  /// Returns a presenter that shows and reads routes such as `/home/product?id=42`.
  public func presenter(in windowProvider: any WindowProvider) -> StepPresenter {
    StepPresenter(
      router: router, map: routeMap, base: tabs().with(()), windowProvider: windowProvider)
  }

  private var routeMap: RouteMap {
    RouteMap(
      RouteScreen("home") { _ in
        homeScreen.with(())
      } reading: { (_: HomeViewController) in
        [:]
      },
      RouteScreen("search") { element in
        searchScreen.with(try element.value("q"))
      } reading: { (screen: SearchViewController) in
        screen.text.isEmpty ? [:] : ["q": screen.text]
      },
      RouteScreen("account") { _ in
        accountScreen.with(())
      } reading: { (_: AccountViewController) in
        [:]
      },
      RouteScreen("product") { element in
        productScreen.with(try element.value("id"))
      } reading: { (screen: ProductViewController) in
        screen.product.map { ["id": "\($0.id)"] }
      },
      RouteScreen("departments") { _ in
        departmentsScreen.with(())
      } reading: { (_: DepartmentsViewController) in
        [:]
      },
      RouteScreen("department") { element in
        departmentScreen.with(try element.value("name"))
      } reading: { (screen: DepartmentViewController) in
        screen.category.map { ["name": $0.rawValue] }
      },
      RouteScreen("bag") { _ in
        bagScreen.with(())
      } reading: { (_: BagViewController) in
        [:]
      },
      RouteScreen("orders") { _ in
        ordersScreen.with(())
      } reading: { (_: OrdersViewController) in
        [:]
      },
      RouteScreen("settings") { _ in
        settingsScreen.with(())
      } reading: { (_: SettingsViewController) in
        [:]
      },
      RouteScreen("setting") { element in
        settingScreen.with(try element.value("name"))
      } reading: { (screen: SettingViewController) in
        screen.setting.map { ["name": $0.rawValue] }
      },
      RouteScreen("about") { _ in
        aboutScreen.with(())
      } reading: { (_: AboutViewController) in
        [:]
      },
      RouteScreen("address") { _ in
        addressScreen.with(())
      } reading: { (_: AddressFormViewController) in
        [:]
      })
  }
}
