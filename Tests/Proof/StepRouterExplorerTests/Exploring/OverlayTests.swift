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

  /// The moves on a button that constraints place, under a view that they place, too.
  private func pinned(
    _ constraints: @escaping @MainActor (UIView, UIView) -> [NSLayoutConstraint],
    under make: @escaping @MainActor () -> UIView = { UIView() }
  ) async -> [UserMove] {
    await TouchedApp.moves { book in
      let button = TouchedApp.button("Buy", book)
      let screen = TouchedApp.screen(button)
      let cover = make()
      screen.view.addSubview(cover)
      for view in [button, cover] { view.translatesAutoresizingMaskIntoConstraints = false }
      NSLayoutConstraint.activate(
        constraints(button, screen.view) + [
          cover.topAnchor.constraint(equalTo: screen.view.topAnchor),
          cover.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
          cover.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
          cover.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
        ])
      return screen
    }
  }

  @Test("The user can't touch what lies under a view that constraints pin to the screen's edges")
  func pinnedOverlay() async {
    #expect(await pinned { _, _ in [] } == [])
    let middle = await pinned {
      [
        $0.centerXAnchor.constraint(equalTo: $1.centerXAnchor),
        $0.centerYAnchor.constraint(equalTo: $1.centerYAnchor),
      ]
    }
    #expect(middle == [])
    #expect(
      await pinned({ _, _ in [] }, under: { Passing(frame: .zero) }) == [.tap("Buy")])
    #expect(await pinned({ _, _ in [] }, under: { UILabel() }) == [.tap("Buy")])
    let moved = await pinned(
      { _, _ in [] },
      under: {
        let view = UIView()
        view.transform = CGAffineTransform(translationX: -400, y: 0)
        return view
      })
    #expect(moved == [.tap("Buy")])
  }

  @Test("A place that constraints leave open makes nothing untouchable")
  func openPlace() async {
    func moves(pinning pins: Bool) async -> [UserMove] {
      await TouchedApp.moves { book in
        let (button, cover) = (TouchedApp.button("Buy", book), UIView())
        let screen = TouchedApp.screen(button, cover)
        for view in [button, cover] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
          button.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 40),
          button.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 20),
          button.widthAnchor.constraint(equalToConstant: 100),
          button.heightAnchor.constraint(equalToConstant: 40),
          cover.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
          cover.widthAnchor.constraint(equalToConstant: 200),
          cover.heightAnchor.constraint(equalToConstant: 100),
        ])
        cover.topAnchor.constraint(equalTo: screen.view.topAnchor).isActive = pins
        return screen
      }
    }
    #expect(await moves(pinning: true) == [])
    #expect(await moves(pinning: false) == [.tap("Buy")])
  }

  @Test("A frame that texts or bars decide on makes nothing untouchable")
  func estimated() async {
    let moves = await TouchedApp.moves { book in
      let (button, cover) = (TouchedApp.button("Buy", book), UIButton(type: .system))
      let screen = TouchedApp.screen(button, cover)
      cover.setTitle("A much longer title than that of the other", for: .normal)
      cover.isEnabled = false
      let guide = screen.view.safeAreaLayoutGuide
      for view in [button, cover] {
        view.translatesAutoresizingMaskIntoConstraints = false
        view.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
      }
      return screen
    }
    #expect(moves == [.tap("Buy")])
    let bars = await TouchedApp.moves { book in
      let (button, cover) = (TouchedApp.button("Buy", book), UIView())
      let screen = TouchedApp.screen(button, cover)
      let guide = screen.view.safeAreaLayoutGuide
      for view in [button, cover] { view.translatesAutoresizingMaskIntoConstraints = false }
      NSLayoutConstraint.activate([
        button.topAnchor.constraint(equalTo: screen.view.topAnchor),
        button.heightAnchor.constraint(equalToConstant: 40),
        cover.topAnchor.constraint(equalTo: guide.topAnchor),
        cover.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        cover.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        cover.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
      return screen
    }
    #expect(bars == [.tap("Buy")])
  }

  @Test("The user can't touch a button that a constant pushes out of the screen")
  func pushedOut() async {
    for (constant, expected) in [(CGFloat(-500), []), (16, [UserMove.tap("Buy")])] {
      let moves = await TouchedApp.moves { book in
        let button = TouchedApp.button("Buy", book)
        let screen = TouchedApp.screen(button)
        button.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          button.leadingAnchor.constraint(
            equalTo: screen.view.leadingAnchor, constant: constant),
          button.widthAnchor.constraint(equalToConstant: 100),
          button.topAnchor.constraint(equalTo: screen.view.topAnchor),
        ])
        return screen
      }
      #expect(moves == expected)
    }
  }

  @Test("An overlay that constraints lay over the only way out is a dead end", .exhaustive)
  func deadEnd() async {
    for isCovered in [true, false] {
      let exploration = await TouchedApp.explorer(on: { book in
        let root = TouchedApp.screen()
        let open = UIButton(
          type: .system,
          primaryAction: UIAction(title: "Open") { _ in
            book.note("Open")
            let sheet = UIViewController()
            sheet.modalPresentationStyle = .fullScreen
            let close = UIButton(
              type: .system,
              primaryAction: UIAction(title: "Close") { [unowned sheet] _ in
                sheet.dismiss(animated: true)
              })
            let veil = UIView()
            sheet.view.addSubview(close)
            if isCovered { sheet.view.addSubview(veil) }
            for view in sheet.view.subviews {
              view.translatesAutoresizingMaskIntoConstraints = false
              NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: sheet.view.topAnchor),
                view.leadingAnchor.constraint(equalTo: sheet.view.leadingAnchor),
                view.widthAnchor.constraint(equalTo: sheet.view.widthAnchor),
                view.heightAnchor.constraint(equalTo: sheet.view.heightAnchor),
              ])
            }
            root.present(sheet, animated: true)
          })
        root.view.addSubview(open)
        return root
      }).run(depth: 2)
      let ends = exploration.overallFaults.filter { $0.problem.kind == .deadEnd }
      #expect(ends.map(\.culprit) == (isCovered ? ["UIViewController"] : []))
    }
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
