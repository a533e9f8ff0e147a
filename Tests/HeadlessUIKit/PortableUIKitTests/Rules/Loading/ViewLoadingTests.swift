import PortableUIKit
import Testing

@MainActor @Suite("View loading", .simulated) struct ViewLoadingTests {
  let stage = Stage()

  @Test("Rule 1: the view is loaded once, on the first read, synchronously")
  func rule1() {
    let a = stage.screen("A")
    #expect(!a.isViewLoaded)
    #expect(a.viewIfLoaded == nil)
    #expect(stage.log.take() == [])

    let view: UIView? = a.view

    #expect(view != nil)
    #expect(a.isViewLoaded)
    #expect(a.viewIfLoaded === view)
    #expect(stage.log.take() == ["A.loadView", "A.viewDidLoad"])

    #expect(a.view === view)
    #expect(stage.log.take() == [])
  }

  @Test("Rule 2: a view set to nil is loaded again at the next read")
  func rule2() {
    let a = stage.screen("A")
    let first: UIView? = a.view
    a.view = nil
    #expect(!a.isViewLoaded)
    _ = stage.log.take()

    let second: UIView? = a.view

    #expect(second != nil)
    #expect(second !== first)
    #expect(stage.log.take().first == "A.loadView")
  }

  @Test("Rule 3: loadViewIfNeeded does nothing once the view is loaded")
  func rule3() {
    let a = stage.screen("A")
    a.loadViewIfNeeded()
    #expect(stage.log.take() == ["A.loadView", "A.viewDidLoad"])

    a.loadViewIfNeeded()
    #expect(stage.log.take() == [])
  }

  @Test("Rule 3: an override of loadView that assigns the view needn't call super")
  func rule3Override() {
    let handmade = HandmadeScreen()
    #expect(handmade.view === handmade.made)
    #expect(handmade.loads == 1)
  }

  @Test("Rule 5: after init() there's no nib name, and the bundle is the main one")
  func rule5() {
    let plain = UIViewController()
    #expect(plain.nibName == nil)
    #expect(plain.nibBundle == Bundle.main)
  }
}

private final class HandmadeScreen: UIViewController {
  let made = UIView(frame: .zero)
  private(set) var loads = 0

  override func loadView() {
    view = made
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    loads += 1
  }
}
