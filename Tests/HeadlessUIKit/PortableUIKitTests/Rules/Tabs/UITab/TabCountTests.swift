import PortableUIKit
import Testing

#if os(Linux)
/// What adding to many tabs costs: the time of this thread, which other programs do not change.
@MainActor @Suite("UITab: many of them", .simulated, .serialized) struct TabCountTests {
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

  /// The least of three.
  private func cost(ofAddingTo count: Int) -> Double {
    (0..<3).map { _ in
      let controller = UITabBarController(tabs: tabs(count))
      let more = controller.tabs + tabs(1)
      return seconds { controller.tabs = more }
    }.min() ?? 0
  }

  @Test("Adding to eight times as many costs about eight times as much, not sixty-four times")
  func adding() {
    let (few, many) = (cost(ofAddingTo: 500), cost(ofAddingTo: 4000))
    #expect(many / few < 24)
  }
}
#endif
