import PortableUIKit
import Testing

#if os(Linux)
/// The cost of adding to many tabs, in this thread's processor time, which other programs don't
/// change.
@MainActor @Suite("Tabs of iOS 18: large numbers", .simulated, .serialized) struct TabCountTests {
  private func tabs(_ count: Int) -> [UITab] {
    (0..<count).map { number in
      UITab(title: "", image: nil, identifier: "\(number)") { _ in UIViewController() }
    }
  }

  private func seconds(_ work: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    work()
    return now() - start
  }

  /// Returns the least of three measurements.
  private func cost(ofAddingTo count: Int) -> Double {
    (0..<3).map { _ in
      let controller = UITabBarController(tabs: tabs(count))
      let more = controller.tabs + tabs(1)
      return seconds { controller.tabs = more }
    }.min() ?? 0
  }

  @Test("Adding a tab to eight times as many costs far less than 64 times as much")
  func adding() {
    let (few, many) = (cost(ofAddingTo: 500), cost(ofAddingTo: 4000))
    #expect(many / few < 24)
  }
}
#endif
