import PortableUIKit
import StepRouter

final class AlbumsViewController: Screen {}
final class ArtistsViewController: Screen {}
final class PlaylistViewController: Screen {}
final class RadioViewController: Screen {}

/// An album, which may refuse to go.
final class AlbumViewController: Screen, ContextChecking, RoutingInterceptable {
  private(set) var number = 0
  var canBeDismissed = true

  static func make(_ number: Int) -> AlbumViewController {
    let album = AlbumViewController()
    album.number = number
    album.title = "Album \(number)"
    return album
  }

  func isTarget(for number: Int) -> Bool { self.number == number }
}

/// A tab bar controller of `UITab`s: home, a group of two with a stack, and a search.
@available(iOS 18.0, *)
@MainActor
enum Library {
  static func make() -> UITabBarController {
    let group = UITabGroup(
      title: "Library", image: nil, identifier: "library",
      children: [
        tab("Albums", AlbumsViewController()), tab("Artists", ArtistsViewController()),
      ]
    ) { _ in AccountViewController().titled("Library") }
    group.managingNavigationController = UINavigationController()
    return UITabBarController(tabs: [
      tab("Home", UINavigationController(rootViewController: HomeViewController())), group,
      tab("Search", SearchViewController()),
    ])
  }

  static func tab(_ title: String, _ viewController: UIViewController) -> UITab {
    UITab(title: title, image: nil, identifier: title.lowercased()) { _ in
      viewController.titled(title)
    }
  }

  static func tabs<Context>() -> DestinationStep<UITabBarController, Context> {
    StepAssembly(
      finder: InlineStackIteratingFinder<UITabBarController, Context> { tabs, _ in
        tabs.tab(forIdentifier: "library") != nil
      }, factory: InlineFactory { _ in make() }
    )
    .using(.replaceRoot())
    .from(.root)
    .assemble()
  }

  static let home = tabRoot(HomeViewController.self)
  static let albums = tabRoot(AlbumsViewController.self)
  static let artists = tabRoot(ArtistsViewController.self)
  static let search = tabRoot(SearchViewController.self)

  private static func tabRoot<Screen: UIViewController>(
    _ type: Screen.Type
  ) -> DestinationStep<Screen, Void> {
    StepAssembly(finder: ClassFinder<Screen, Void>(), factory: NilFactory()).from(tabs()).assemble()
  }

  /// An album on the stack of the group.
  static let album = StepAssembly(
    finder: ClassWithContextFinder<AlbumViewController, Int>(),
    factory: InlineFactory { AlbumViewController.make($0) }
  )
  .using(.push())
  .from(
    StepAssembly(finder: ClassFinder<AlbumsViewController, Int>(), factory: NilFactory())
      .from(tabs()).assemble().expectingContainer()
  )
  .assemble()

  /// A playlist as another tab of the group.
  static let playlist = StepAssembly(
    finder: ClassFinder<PlaylistViewController, Void>(), factory: ClassFactory { $0.title = "Loud" }
  )
  .using(.addTab(to: "library"))
  .from(tabs())
  .assemble()

  /// Another tab on the bar.
  static let radio = StepAssembly(
    finder: ClassFinder<RadioViewController, Void>(), factory: ClassFactory { $0.title = "Radio" }
  )
  .using(.addTab())
  .from(tabs())
  .assemble()
}
