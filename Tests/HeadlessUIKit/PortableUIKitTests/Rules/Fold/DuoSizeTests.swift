#if !canImport(UIKit)
import PortableUIKit
import Testing

@MainActor @Suite("iPhone Duo: sizes and classes", .simulated(on: .duo), .standInOnly)
struct DuoSizeTests {
  let stage = Stage()
  private var device: HeadlessDevice { .current }

  private func text(_ window: UIWindow) -> String {
    "\(window.bounds.size.text) \(window.traitCollection.classes)"
  }

  private func text(_ insets: UIEdgeInsets) -> [Int] {
    [insets.top, insets.left, insets.bottom, insets.right].map { Int($0) }
  }

  @Test("Rule 189: the phone starts closed, and each pose has its size, classes and safe area")
  func poses() async {
    let window = await stage.show(UIViewController())
    #expect(text(window) == "466x678 c/r")
    #expect(text(window.safeAreaInsets) == [0, 0, 34, 84])
    #expect(device.user.rotate())
    #expect(text(window) == "678x466 c/c")
    #expect(text(window.safeAreaInsets) == [0, 0, 34, 84])

    #expect(device.user.unfold())
    await stage.settle()
    #expect(text(window) == "669x951 r/r")
    #expect(text(window.safeAreaInsets) == [82, 0, 34, 0])
    #expect(device.user.rotate())
    #expect(text(window) == "951x669 r/r")
    #expect(text(window.safeAreaInsets) == [0, 0, 34, 84])
    #expect(device.user.halfFold())
    await stage.settle()
    #expect(text(window) == "951x669 r/r")
    #expect(window.traitCollection.userInterfaceIdiom == .phone)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIDevice.current.systemVersion == "27.1")
  }

  @Test("Rule 203: both halves of Split View are compact and as tall as the display")
  func panes() async {
    let window = await stage.show(UIViewController())
    #expect(!device.user.openInSplitView())
    device.user.unfold()
    await stage.settle()
    for (half, edge) in [(HeadlessDevice.SplitHalf.leading, 0), (.trailing, 84)] {
      #expect(device.user.openInSplitView(half))
      #expect(!device.user.openInSplitView(half))
      #expect(text(window) == "469x669 c/r")
      #expect(text(window.safeAreaInsets) == [0, 0, 34, edge])
    }
    #expect(!device.user.rotate())
    #expect(device.user.closeSplitView())
    #expect(!device.user.closeSplitView())
    #expect(text(window) == "951x669 r/r")

    device.user.openInSplitView()
    device.user.fold()
    await stage.settle()
    device.user.unfold()
    await stage.settle()
    #expect(text(window) == "951x669 r/r")
  }

  @Test("A view gets the part of the safe area that it touches, plus its own additional insets")
  func safeAreaOfViews() async {
    let root = UIViewController()
    let window = await stage.show(root)
    let (left, low) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
      UIView(frame: CGRect(x: 366, y: 600, width: 100, height: 60))
    )
    for view in [left, low] { root.view.addSubview(view) }
    #expect(text(root.view.safeAreaInsets) == [0, 0, 34, 84])
    #expect(text(left.safeAreaInsets) == [0, 0, 0, 0])
    #expect(text(low.safeAreaInsets) == [0, 0, 16, 84])
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
    #expect(text(root.view.safeAreaInsets) == [5, 0, 34, 84])
    _ = window
  }

  @Test("Rule 196: the outer display respects the app's orientations, the inner one doesn't")
  func orientations() async {
    final class Upright: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    let window = await stage.show(Upright())
    #expect(device.user.rotate())
    #expect(text(window) == "466x678 c/r")
    device.user.unfold()
    await stage.settle()
    #expect(text(window) == "669x951 r/r")
    device.user.rotate()
    #expect(text(window) == "951x669 r/r")
    device.user.rotate()
    device.user.fold()
    await stage.settle()
    #expect(text(window) == "466x678 c/r")
  }

  @Test("Rule 185: a fold changes the scene's screen, but neither the scene nor the window")
  func screens() async throws {
    let window = await stage.show(UIViewController())
    let scene = try #require(window.windowScene)
    let outer = scene.screen
    #expect(outer.bounds.size.text == "466x678")
    device.user.unfold()
    await stage.settle()
    #expect(scene.screen !== outer)
    #expect(window.screen === scene.screen)
    #expect(UIScreen.main.bounds.size.text == "951x669")
    #expect(window.windowScene === scene)
    #expect(device.application.connectedScenes == [scene])
    device.user.fold()
    await stage.settle()
    #expect(scene.screen === outer)
  }

  @Test("Other devices don't fold")
  func others() {
    let phone = HeadlessDevice(timeMode: .manual)
    #expect(!phone.user.fold() && !phone.user.unfold() && !phone.user.halfFold())
    #expect(!phone.user.rotate() && !phone.user.openInSplitView())
    #expect(!phone.user.closeSplitView())
  }

  @Test(
    "Rule 176: a phone's width and height are each regular if there's room; its idiom stays",
    arguments: [
      (390, 844, "c/r"), (844, 390, "c/c"), (896, 414, "r/c"), (669, 951, "r/r"),
      (678, 466, "c/c"), (640, 640, "r/r"), (639, 951, "c/r"), (1000, 500, "r/r"),
    ])
  func classes(width: Int, height: Int, classes: String) async {
    let window = await stage.show(UIViewController())
    stage.simulation.resize(window, to: CGSize(width: width, height: height))
    #expect(window.traitCollection.classes == classes)
    #expect(window.traitCollection.userInterfaceIdiom == .phone)
  }
}
#endif
