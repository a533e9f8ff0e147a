import PortableUIKit
import StepRouter

extension Case {
  /// A finder that finds its screen on top of a stack of `count` screens.
  static func hitOnTop(of count: Int, as name: Name) -> Case {
    search(name, for: DetailViewController.self, in: count)
  }

  /// A finder that searches a stack of `count` screens in vain.
  static func miss(in count: Int, as name: Name) -> Case {
    search(name, for: MissingViewController.self, in: count)
  }

  private static func search<Screen: UIViewController>(
    _ name: Name, for type: Screen.Type, in count: Int
  ) -> Case {
    let stage = Stage {
      UINavigationController.stack(
        (1..<count).map { _ in PlainViewController() } + [DetailViewController()])
    }
    let finder = ClassFinder<Screen, Any?>(windowProvider: stage.provider)
    return Case(name, on: stage) {
      keep(try? finder.findViewController(with: nil))
    } byHand: {
      let stack = stage.window.rootViewController as? UINavigationController
      keep(stack?.viewControllers.reversed().first { $0 is Screen })
    }
  }

  /// A finder that searches three modal levels in vain; each has five tabs with stacks of two.
  static var modalTabs: Case {
    let stage = ModalTabs.stage()
    let finder = ClassFinder<MissingViewController, Any?>(windowProvider: stage.provider)
    return Case(.modalTabs, on: stage) {
      keep(try? finder.findViewController(with: nil))
    } byHand: {
      keep(stage.window.rootViewController?.firstWithin(MissingViewController.self))
    }
  }
}

/// Three modal levels of five tabs with stacks of two, and the number of visits a search makes.
@MainActor
public enum ModalTabs {
  /// The number of visits an unsuccessful search may make.
  public static let limit = 64

  /// Counts the visits of an unsuccessful search.
  public static func visits() throws -> Int {
    let stage = stage()
    var visits = 0
    let finder = InlineStackIteratingFinder<UIViewController, Any?>(
      windowProvider: stage.provider
    ) { _, _ in
      visits += 1
      return false
    }
    _ = try finder.findViewController(with: nil)
    return visits
  }

  static func stage() -> Stage {
    let stage = Stage { level() }
    stage.device.perform {
      let middle = level()
      stage.window.rootViewController?.present(middle, animated: false)
      stage.settle()
      middle.present(level(), animated: false)
      stage.settle()
    }
    return stage
  }

  private static func level() -> UIViewController {
    UITabBarController.stacksOfTwo(5) { DetailViewController() }
  }
}
