import PortableUIKit

/// What is on screen when a plan is made.
enum PlanStart: CaseIterable {
  case screen, stackOfOne, stackOverProduct, twoTabs, otherTab, sheet, stackInSheet, threeLayers
  case alert, lockedSheet, lockedTab, tabsInSheet

  @MainActor
  func stage() -> Stage {
    let home = HomeViewController()
    let root = root(home)
    let stage = Stage(root: root)
    switch self {
    case .sheet: stage.present(BagViewController(), on: root)
    case .stackInSheet: stage.present(stack(AccountViewController()), on: root)
    case .threeLayers:
      let lower = stack(ProductViewController())
      stage.present(lower, on: root, style: .fullScreen).present(BagViewController(), on: lower)
    case .alert:
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .default))
      root.present(alert, animated: false)
      stage.device.runUntilIdle()
    case .lockedSheet: stage.present(lockedForm(), on: root)
    case .tabsInSheet:
      stage.present(tabs(SearchViewController(), stack(BagViewController())), on: root)
    default: break
    }
    return stage
  }

  @MainActor
  private func root(_ home: HomeViewController) -> UIViewController {
    switch self {
    case .screen, .lockedSheet: home
    case .stackOfOne, .sheet: stack(home)
    case .stackOverProduct: stack(ProductViewController(), home)
    case .twoTabs, .alert: tabs(stack(home), stack(AccountViewController(), SearchViewController()))
    case .otherTab:
      tabs(
        stack(ProductViewController(), BagViewController()), AccountViewController(), selected: 1)
    case .stackInSheet, .threeLayers: tabs(home, stack(SearchViewController()))
    case .lockedTab: tabs(stack(home, lockedForm()), stack(SearchViewController()), selected: 1)
    case .tabsInSheet: stack(home, SearchViewController())
    }
  }
}
