#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import Testing

/// What it costs to add to many `UITab`s, counted in reads of the tabs, which are the same on every
/// machine.
@MainActor @Suite("The cost of adding to many UITabs", .onDevice) struct TabArrangementCostTests {
  @available(iOS 18.0, *)
  private final class CountedTab: UITab {
    let reads: Counter

    init(_ number: Int, _ reads: Counter) {
      self.reads = reads
      super.init(title: "", image: nil, identifier: "\(number)") { _ in UIViewController() }
    }

    override var identifier: String { counted(super.identifier) }
    override var viewController: UIViewController? { counted(super.viewController) }
    override var parent: UITabGroup? { counted(super.parent) }

    private func counted<Value>(_ value: Value) -> Value {
      reads.count += 1
      return value
    }
  }

  @MainActor final class Counter {
    var count = 0
  }

  /// The number of reads it takes to add `new` view controllers to `count` tabs.
  @available(iOS 18.0, *)
  private func reads(adding new: Int, to count: Int) -> Int {
    let reads = Counter()
    let controller = UITabBarController(tabs: (0..<count).map { CountedTab($0, reads) })
    let adapter = TabBarControllerAdapter(tabBarController: controller)
    let children = adapter.containedViewControllers
    reads.count = 0
    let added = (0..<new).map { _ in UIViewController() }
    var isDone = false
    adapter.setContainedViewControllers(children + added, animated: false) { result in
      if case .success = result { isDone = true }
    }
    #expect(isDone)
    #expect(controller.tabs.count == count + new)
    #expect(
      controller.tabs.suffix(new).map(\.identifier)
        == (1...new).map { $0 == 1 ? "UIViewController" : "UIViewController-\($0)" })
    return reads.count
  }

  @Test("Adding a tab to eight times as many tabs takes about eight times as many reads")
  func one() {
    guard #available(iOS 18.0, *) else { return }
    let (few, many) = (reads(adding: 1, to: 100), reads(adding: 1, to: 800))
    #expect(many < few * 10, "\(few), \(many)")
  }

  @Test("Adding a hundred tabs takes about as many reads as adding one")
  func hundred() {
    guard #available(iOS 18.0, *) else { return }
    let (one, all) = (reads(adding: 1, to: 100), reads(adding: 100, to: 100))
    #expect(all < one * 3, "\(one), \(all)")
  }

  @Test("New tabs stand behind their predecessors in the list, however the old tabs are ordered")
  func order() {
    guard #available(iOS 18.0, *) else { return }
    let controller = UITabBarController(tabs: (0..<3).map { CountedTab($0, Counter()) })
    let adapter = TabBarControllerAdapter(tabBarController: controller)
    let old = adapter.containedViewControllers
    let new = (0..<4).map { _ in UIViewController() }
    let children = [new[0], old[2], new[1], new[2], old[0], new[3]]
    adapter.setContainedViewControllers(children, animated: false) { _ in }
    #expect(
      controller.tabs.map(\.identifier) == [
        "UIViewController", "0", "UIViewController-4", "2", "UIViewController-2",
        "UIViewController-3",
      ])
  }
}
#endif
