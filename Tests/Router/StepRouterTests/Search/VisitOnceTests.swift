import PortableUIKit
import StepRouter
import Testing

/// No search visits twice, whatever its options are and however the layers refer to each other.
@MainActor
@Suite("Rule 7: a search visits each view controller once", .onDevice)
struct VisitOnceTests {
  @Test("No view controller is visited twice with any options from any start")
  func allOptions() throws {
    let layers = Layers()
    for options in (UInt8(0)..<64).map(SearchOptions.init) {
      for start in layers.all {
        let visited = try layers.visited(from: .custom(start), options)
        #expect(
          visited.count == Set(visited).count,
          "\(options) from \(start.title ?? ""): \(visited)")
        let compares = options.contains(.current) || options.contains(.visible)
        #expect(visited.first == start.title || !compares)
      }
    }
  }

  @Test("Three layers of tabs with five stacks of two take 48 visits", arguments: [true, false])
  func threeLayers(fromRoot: Bool) throws {
    let layers = (0..<3).map(Self.layer)
    let stage = Stage(root: layers[0])
    stage.present(layers[1], on: layers[0]).present(layers[2], on: layers[1])
    var visited: [ObjectIdentifier] = []
    let finder = InlineStackIteratingFinder<UIViewController, Void>(
      options: .fullStack, startingPoint: fromRoot ? .root : .topmost,
      windowProvider: CustomWindowProvider { stage.window }
    ) { viewController, _ in
      visited.append(ObjectIdentifier(viewController))
      return false
    }
    #expect(try finder.findViewController(with: ()) == nil)
    #expect(visited.count == 48)
    #expect(Set(visited).count == 48)
  }

  private static func layer(_ number: Int) -> UITabBarController {
    let layer = UITabBarController()
    layer.viewControllers = (0..<5).map { _ in stack(UIViewController(), UIViewController()) }
    layer.selectedIndex = number
    return layer
  }

  /// Names another view controller than its parent as its parent.
  private final class Guest: UIViewController, RoutingInterceptable {
    weak var overriddenParentViewController: UIViewController?
  }

  @Test("A presented screen that names a visited one as its parent doesn't lead back to it")
  func guest() throws {
    let root = HomeViewController()
    let stage = Stage(root: root)
    let guest = Guest()
    guest.overriddenParentViewController = root
    stage.present(guest, on: root)
    var visited: [UIViewController] = []
    let finder = InlineStackIteratingFinder<UIViewController, Void>(
      options: [.current, .presented, .parent], startingPoint: .root,
      windowProvider: CustomWindowProvider { stage.window }
    ) { viewController, _ in
      visited.append(viewController)
      return false
    }
    #expect(try finder.findViewController(with: ()) == nil)
    #expect(visited == [root, guest])
  }
}
