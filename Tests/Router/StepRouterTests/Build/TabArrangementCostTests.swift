#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import Testing

/// What adding to many `UITab`s costs: how often the tabs are asked for something is counted, which is the
/// same on every machine.
@MainActor @Suite("Adding to many UITabs", .onDevice) struct TabArrangementCostTests {
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

  /// How many reads it takes to add so many view controllers to so many tabs.
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

  @Test("One is added to eight times as many with about eight times as many reads")
  func one() {
    guard #available(iOS 18.0, *) else { return }
    let (few, many) = (reads(adding: 1, to: 100), reads(adding: 1, to: 800))
    #expect(many < few * 10, "\(few), \(many)")
  }

  @Test("A hundred are added with as many reads as one")
  func hundred() {
    guard #available(iOS 18.0, *) else { return }
    let (one, all) = (reads(adding: 1, to: 100), reads(adding: 100, to: 100))
    #expect(all < one * 3, "\(one), \(all)")
  }

  @Test("New ones stand behind the one before them, however the tabs are ordered")
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
