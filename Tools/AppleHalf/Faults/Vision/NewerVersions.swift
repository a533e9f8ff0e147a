import PortableUIKit

@available(iOS 18.0, *)
@MainActor func disable(_ tab: UITab) {
  tab.isEnabled = false  // refused: 'isEnabled' is only available in visionOS 2.4 or newer
}

@MainActor func count(_ controller: UITabBarController) -> Int {
  guard #available(iOS 18.0, *) else { return 0 }
  return controller.tabs.count  // refused: 'tabs' is only available in visionOS 2.0 or newer
}

@MainActor func countRightly(_ controller: UITabBarController) -> Int {
  guard #available(iOS 18.0, visionOS 2.0, *) else { return 0 }
  return controller.tabs.count
}

@MainActor func makeTab() {
  _ = UITab(title: "", image: nil, identifier: "")  // refused: available in visionOS 2.0 or newer
}

func rest(of list: [Int]) -> Bool {
  list.enumerated().dropFirst().isEmpty  // refused: only available in visionOS 26.0 or newer
}

func run(on executor: any TaskExecutor) {}  // refused: only available in visionOS 2.0 or newer
