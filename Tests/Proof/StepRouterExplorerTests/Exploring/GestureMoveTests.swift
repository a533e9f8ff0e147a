#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer
import Testing

/// Gestures for which the app has recognizers of its own.
@MainActor
@Suite struct GestureMoveTests {
  private func moves(
    with recognizers: @escaping @MainActor (TouchBook) -> [UIGestureRecognizer]
  ) async -> [UserMove] {
    await TouchedApp.moves { book in
      let photo = TouchedApp.photo()
      for one in recognizers(book) { photo.addGestureRecognizer(one) }
      return TouchedApp.screen(photo)
    }
  }

  @Test("The user taps a view with a recognizer for taps, which has a target")
  func tap() async {
    let found = await moves { [UITapGestureRecognizer(target: $0, action: Selector("zoom"))] }
    #expect(found == [.tap("Photo")])
  }

  @Test("The user taps as often as the recognizer wants")
  func doubleTap() async {
    let found = await moves { book in
      let tap = UITapGestureRecognizer(target: book, action: Selector("zoom"))
      tap.numberOfTapsRequired = 2
      return [tap]
    }
    #expect(found == [.multiTap("Photo", times: 2)])
  }

  @Test("The user long-presses, and swipes and drags in each direction that is recognized")
  func others() async {
    let found = await moves { book in
      let swipe = UISwipeGestureRecognizer(target: book, action: Selector("swipe"))
      swipe.direction = [.left, .down]
      let edge = UIScreenEdgePanGestureRecognizer(target: book, action: Selector("edge"))
      edge.edges = .left
      return [
        UILongPressGestureRecognizer(target: book, action: Selector("press")), swipe, edge,
      ]
    }
    #expect(
      found == [
        .longPress("Photo"), .swipe(.left, on: "Photo"), .pan(.right, on: "Photo"),
      ])
  }

  @Test("A drag has a direction, which the recognizer's translation shows")
  func pan() async {
    let found = await TouchedApp.moves { book in
      let pan = Panning(book)
      return TouchedApp.screen(TouchedApp.photo(pan))
    }
    #expect(
      found == [
        .pan(.left, on: "Photo"), .pan(.right, on: "Photo"), .pan(.up, on: "Photo"),
        .pan(.down, on: "Photo"),
      ])
  }

  @Test("A recognizer that is off, or on a label closed to touches, recognizes nothing")
  func off() async {
    let found = await TouchedApp.moves { book in
      let off = UITapGestureRecognizer(target: book, action: Selector("off"))
      off.isEnabled = false
      let label = UILabel()
      label.text = "Terms"
      label.addGestureRecognizer(
        UITapGestureRecognizer(target: book, action: Selector("terms")))
      return TouchedApp.screen(TouchedApp.photo(off), label)
    }
    #expect(found == [])
  }

  @Test("A view that answers gestures is named by its label, its text, or its screen")
  func names() async {
    let found = await TouchedApp.moves { book in
      let label = UILabel()
      label.text = "Terms"
      label.isUserInteractionEnabled = true
      let card = UIView()
      let text = UILabel()
      text.text = "Card"
      card.addSubview(text)
      let screen = TouchedApp.screen(label, card)
      for (view, name) in [(label, "label"), (card, "card"), (screen.view as UIView, "screen")] {
        view.addGestureRecognizer(UITapGestureRecognizer(target: book, action: Selector(name)))
      }
      screen.title = "Home"
      return screen
    }
    #expect(found == [.tap("Home"), .tap("Terms"), .tap("Card")])
  }

  @Test("A gesture leads to a fault that nothing else leads to")
  func fault() async throws {
    let explorer = TouchedApp.explorer { _ in
      let root = UIViewController()
      let press = Pressing { [weak root] in
        root?.present(UIViewController(), animated: false)
        root?.present(UIViewController(), animated: false)
      }
      root.view.addSubview(TouchedApp.photo(press))
      return root
    }
    let exploration = await explorer.run(depth: 1)
    let trial = try #require(exploration.findings.first?.trial)
    #expect(trial.move == .longPress("Photo"))
    #expect(trial.problems.map(\.kind) == [.complaint])
    let again = await explorer.replay([.longPress("Photo")])
    #expect(again.findings.map(\.trial.problems) == [trial.problems])
  }
}

/// Notes the direction of a drag in a state of its own, as a recognizer of an app may.
private final class Panning: UIPanGestureRecognizer {
  private let book: TouchBook

  init(_ book: TouchBook) {
    self.book = book
    super.init(target: nil, action: nil)
  }

  override var state: State {
    didSet { if state == .ended { book.note("\(translation(in: view))") } }
  }
}

private final class Pressing: UILongPressGestureRecognizer {
  private let press: () -> Void

  init(_ press: @escaping () -> Void) {
    self.press = press
    super.init(target: nil, action: nil)
  }

  override var state: State {
    didSet { if state == .began { press() } }
  }
}
#endif
