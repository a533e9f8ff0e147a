#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer
import Testing

/// What lies under something else.
@MainActor
@Suite struct OverlayTests {
  private func found(
    under make: @escaping @MainActor (CGRect) -> UIView,
    frame: CGRect = CGRect(x: 20, y: 40, width: 100, height: 40)
  ) async -> [UserMove] {
    await TouchedApp.moves { book in
      let button = TouchedApp.button("Buy", book)
      button.frame = frame
      let screen = TouchedApp.screen(button)
      screen.view.addSubview(make(screen.view.bounds))
      return screen
    }
  }

  @Test("The user can't touch what lies under a view that fills the screen")
  func full() async {
    #expect(await found { UIView(frame: $0) } == [])
    #expect(await found(under: { UIView(frame: $0) }, frame: .zero) == [])
  }

  @Test("The user can't touch what lies wholly under a smaller view")
  func small() async {
    #expect(await found { _ in UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)) } == [])
    #expect(
      await found { _ in UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 100)) }
        == [.tap("Buy")])
  }

  @Test("The user touches through what takes no touches")
  func open() async {
    let changes: [@MainActor (UIView) -> Void] = [
      { $0.isHidden = true }, { $0.alpha = 0 }, { $0.isUserInteractionEnabled = false },
    ]
    for change in changes {
      let moves = await found { bounds in
        let cover = UIView(frame: bounds)
        change(cover)
        return cover
      }
      #expect(moves == [.tap("Buy")])
    }
    #expect(await found { Passing(frame: $0) } == [.tap("Buy")])
    #expect(await found { UILabel(frame: $0) } == [.tap("Buy")])
    #expect(await found { UIImageView(frame: $0) } == [.tap("Buy")])
  }

  @Test("Without layout nothing counts as being under something else")
  func noLayout() async {
    #expect(await found { _ in UIView() } == [.tap("Buy")])
    let constrained = await found { bounds in
      let view = UIView(frame: bounds)
      view.translatesAutoresizingMaskIntoConstraints = false
      return view
    }
    #expect(constrained == [.tap("Buy")])
  }

  @Test("The user can't touch what lies outside of the screen")
  func outside() async {
    let moves = await found(
      under: { _ in UIView() }, frame: CGRect(x: -300, y: 0, width: 300, height: 400))
    #expect(moves == [])
  }
}

private final class Passing: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}
#endif
