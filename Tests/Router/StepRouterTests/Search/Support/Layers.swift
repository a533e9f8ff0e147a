import PortableUIKit
import StepRouter

/// `tabs[ n1[a, b*]*, n2[c, d*] ] → modal m[e, f*] → modal g`, where `*` is visible: each view
/// controller has its name as its title.
@MainActor
struct Layers {
  let a = UIViewController().titled("a")
  let b = UIViewController().titled("b")
  let c = UIViewController().titled("c")
  let d = UIViewController().titled("d")
  let e = UIViewController().titled("e")
  let f = UIViewController().titled("f")
  let g = UIViewController().titled("g")
  let n1: UINavigationController
  let n2: UINavigationController
  let m: UINavigationController
  let root: UITabBarController
  let stage: Stage

  init() {
    n1 = stack(a, b).titled("n1")
    n2 = stack(c, d).titled("n2")
    m = stack(e, f).titled("m")
    root = tabs(n1, n2).titled("tabs")
    stage = Stage(root: root).present(m, on: root).present(g, on: m)
  }

  var all: [UIViewController] { [root, n1, a, b, n2, c, d, m, e, f, g] }

  /// The titles in the order in which a finder that matches none of them visits them.
  func visited(
    from startingPoint: DefaultStackIterator.StartingPoint, _ options: SearchOptions
  ) throws -> [String] {
    let journal = Journal()
    let finder = InlineStackIteratingFinder<UIViewController, Void>(
      options: options, startingPoint: startingPoint,
      windowProvider: CustomWindowProvider { stage.window }
    ) { viewController, _ in
      journal.note(viewController.title ?? "untitled")
      return false
    }
    _ = try finder.findViewController(with: ())
    return journal.lines
  }
}
