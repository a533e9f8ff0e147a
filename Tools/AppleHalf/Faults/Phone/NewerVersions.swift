import PortableUIKit

@MainActor func makeTab() {
  _ = UITab(title: "", image: nil, identifier: "")  // refused: only available in iOS 18.0 or newer
}

@MainActor func inspector(of split: UISplitViewController) -> UIViewController? {
  split.viewController(for: .inspector)  // refused: 'inspector' is only available in iOS 26.0 or
}

@MainActor func isShown(_ split: UISplitViewController) -> Bool {
  split.isShowing(.primary)  // refused: is only available in iOS 26.0 or newer
}
