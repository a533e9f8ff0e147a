#if !canImport(UIKit)
import PortableUIKit
import Testing

@MainActor @Suite("iPhone Duo: hinge and regions", .simulated(on: .duo), .standInOnly)
struct HingeTests {
  let stage = Stage()
  private var user: HeadlessUser { HeadlessDevice.current.user }

  private func interaction(on view: UIView) -> UIHingeInteraction {
    let log = stage.log
    let made = UIHingeInteraction { interaction, update in
      let status = update.hinge.map { "\($0.status)" } ?? "nil"
      log.add("\(status) at \(interaction.view?.window?.bounds.size.text ?? "none")")
    }
    view.addInteraction(made)
    return made
  }

  @Test("Rule 190: the handler gets the first status, then each one a frame before the display")
  func rule190() async {
    let root = UIViewController()
    let window = await stage.show(root)
    let made = interaction(on: root.view)
    #expect(stage.log.take() == [])
    await stage.settle()
    #expect(stage.log.take() == ["closed at 466x678"])

    user.unfold()
    #expect(stage.log.take() == ["fullyOpen at 466x678"])
    await stage.settle()
    #expect(window.bounds.size.text == "951x669")
    user.halfFold()
    user.fold()
    #expect(stage.log.take() == ["partiallyOpen at 951x669", "closed at 951x669"])
    await stage.settle()

    made.isEnabled = false
    user.unfold()
    await stage.settle()
    made.isEnabled = true
    #expect(stage.log.take() == [])
    user.fold()
    #expect(stage.log.take() == [])
    user.halfFold()
    #expect(stage.log.take() == ["partiallyOpen at 951x669"])
    root.view.removeInteraction(made)
    #expect(stage.log.take() == ["nil at 951x669"])
    user.fold()
    #expect(stage.log.take() == [])
  }

  @Test("Rule 190: the hinge is nil just before the view leaves its window, and returns with it")
  func covered() async {
    let (a, b) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: a)
    let window = await stage.show(stack)
    let made = interaction(on: a.view)
    await stage.settle()
    _ = stage.log.take()
    stack.pushViewController(b, animated: true)
    await stage.settle()
    #expect(stage.log.take() == ["nil at 466x678"])
    user.unfold()
    await stage.settle()
    #expect(stage.log.take() == [])
    stack.popViewController(animated: false)
    await stage.settle()
    #expect(stage.log.take() == ["fullyOpen at 951x669"])
    _ = (window, made)
  }

  @Test("Rule 190: on a phone without a hinge, the handler gets nil once")
  func noHinge() async {
    let phone = HeadlessDevice(timeMode: .manual)
    phone.perform {
      let window = UIWindow(windowScene: phone.connectScene())
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      let made = interaction(on: window)
      phone.runUntilIdle()
      #expect(stage.log.take() == ["nil at 390x844"])
      _ = made
    }
  }

  @Test("Rule 190: each status has its angle")
  func angles() async {
    let root = UIViewController()
    let window = await stage.show(root)
    var angles: [CGFloat?] = []
    let made = UIHingeInteraction { angles.append($1.hinge?.angle) }
    root.view.addInteraction(made)
    await stage.settle()
    user.halfFold()
    user.unfold()
    #expect(angles == [0, .pi / 2, .pi])
    _ = window
  }

  private func regions(
    of view: UIView, _ options: UIView.ReservedRegion.QueryOptions = []
  ) -> [String] {
    view.reservedRegions(kind: .division, options: options).map { region in
      let frame = region.frame
      return "\(frame.minX) \(frame.minY) \(frame.size.text)\(region.isActive ? " active" : "")"
    }
  }

  @Test("Rule 191: the fold is a region, active once the display has followed a half fold")
  func rule191() async {
    let root = UIViewController()
    let window = await stage.show(root)
    #expect(regions(of: root.view, .includeInactive) == [])
    user.halfFold()
    #expect(regions(of: root.view) == [])
    await stage.settle()
    #expect(regions(of: root.view) == ["455.5 0.0 40x669 active"])
    #expect(root.view.reservedRegions(kind: .occlusion).isEmpty)
    let right = UIView(frame: CGRect(x: 460, y: 10, width: 200, height: 50))
    #expect(regions(of: right) == [])
    root.view.addSubview(right)
    #expect(regions(of: right) == ["0.0 0.0 35x50 active"])
    right.frame.origin.x = 500
    #expect(regions(of: right) == [])

    user.unfold()
    await stage.settle()
    #expect(regions(of: root.view) == [])
    #expect(regions(of: root.view, .includeInactive) == ["455.5 0.0 40x669"])
    user.rotate()
    #expect(regions(of: window, .includeInactive) == ["0.0 455.5 669x40"])
    user.rotate()
    user.openInSplitView()
    #expect(regions(of: window, .includeInactive) == ["455.5 0.0 13x669"])
    user.openInSplitView(.trailing)
    #expect(regions(of: window, .includeInactive) == ["0.0 0.0 13x669"])
  }
}
#endif
