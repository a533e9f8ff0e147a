import PortableUIKit

@available(iOS 18.0, *)
@MainActor func disable(_ tab: UITab) {
  tab.isEnabled = false  // refused: 'isEnabled' is only available in visionOS 2.4 or newer
}

@MainActor func makeTab() {
  _ = UITab(title: "", image: nil, identifier: "")  // refused: available in visionOS 2.0 or newer
}

func rest(of list: [Int]) -> Bool {
  list.enumerated().dropFirst().isEmpty  // refused: only available in visionOS 26.0 or newer
}

func run(on executor: any TaskExecutor) {}  // refused: only available in visionOS 2.0 or newer
