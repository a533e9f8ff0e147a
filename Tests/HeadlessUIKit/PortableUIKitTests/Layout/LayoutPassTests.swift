import PortableUIKit
import Testing

@MainActor @Suite("Layout passes", .simulated) struct LayoutPassTests {
  private final class Box: UIView {
    let name: String
    let log: EventLog
    var atLayout: () -> Void = {}

    init(_ name: String, _ log: EventLog) {
      self.name = name
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) {
      return nil
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      log.add(name)
      atLayout()
    }
  }

  let stage = Stage()

  /// A window whose root view holds `outer`, which holds `first` and `second`.
  private func boxes() async -> (window: UIWindow, outer: Box, first: Box, second: Box) {
    let (outer, first) = (Box("outer", stage.log), Box("first", stage.log))
    let second = Box("second", stage.log)
    let root = UIViewController()
    let window = await stage.show(root)
    outer.addSubview(first)
    outer.addSubview(second)
    root.view.addSubview(outer)
    await stage.settle()
    return (window, outer, first, second)
  }

  @Test("A new view is laid out once, after its superview")
  func arrival() async {
    let (window, _, _, _) = await boxes()
    #expect(stage.log.take() == ["outer", "first", "second"])
    _ = window
  }

  @Test("A later pass lays out the marked views and no others")
  func marked() async {
    let (window, _, _, second) = await boxes()
    _ = stage.log.take()

    second.setNeedsLayout()
    second.setNeedsLayout()
    #expect(stage.log.take() == [])
    await stage.settle()
    #expect(stage.log.take() == ["second"])
    _ = window
  }

  @Test("layoutIfNeeded() begins with the outermost marked view")
  func now() async {
    let (window, outer, first, second) = await boxes()
    _ = stage.log.take()

    second.layoutIfNeeded()
    #expect(stage.log.take() == [])
    outer.setNeedsLayout()
    first.setNeedsLayout()
    second.layoutIfNeeded()
    #expect(stage.log.take() == ["outer", "first"])
    await stage.settle()
    #expect(stage.log.take() == [])
    _ = window
  }

  @Test("A view marked during a pass is laid out in the same pass, even if its turn was over")
  func duringThePass() async {
    let (window, _, first, second) = await boxes()
    _ = stage.log.take()

    second.atLayout = { [unowned first, unowned second] in
      second.atLayout = {}
      first.setNeedsLayout()
    }
    second.setNeedsLayout()
    await stage.settle()
    #expect(stage.log.take() == ["second", "first"])
    _ = window
  }

  @Test("A layout that never settles is abandoned, and works again the next time", .standInOnly)
  func givenUp() async {
    let (window, _, first, second) = await boxes()
    _ = stage.log.take()

    second.atLayout = { [unowned first] in first.setNeedsLayout() }
    first.atLayout = { [unowned second] in second.setNeedsLayout() }
    second.setNeedsLayout()
    await stage.settle()
    let passes = stage.log.take().count
    #expect((2...64).contains(passes))

    second.atLayout = {}
    first.atLayout = {}
    second.setNeedsLayout()
    await stage.settle()
    #expect(stage.log.take() == ["second"])
    _ = window
  }
}
