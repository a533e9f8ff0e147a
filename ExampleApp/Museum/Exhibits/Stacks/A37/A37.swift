#if !canImport(UIKit)
import PortableUIKit

/// The child of two parents.
enum A37: ExhibitedInWindow {
  final class Player: Screen {}
  final class Lower: Screen {}

  /// A pane with the player in it.
  final class Pane: Screen {
    func embed(_ player: Player) {
      addChild(player)
      view.addSubview(player.view)
      player.didMove(toParent: self)
    }
  }

  /// A pane, and a stack below it.
  final class Desk: Screen {
    let upper = Pane("Upper")
    let lower = UINavigationController(rootViewController: Lower("Lower"))

    override func viewDidLoad() {
      super.viewDidLoad()
      for (half, y) in [(upper, 300), (lower, 500)] as [(UIViewController, CGFloat)] {
        addChild(half)
        view.addSubview(half.view)
        half.view.frame = CGRect(x: 0, y: y, width: 390, height: 200)
        half.didMove(toParent: self)
      }
    }
  }
}
#endif
