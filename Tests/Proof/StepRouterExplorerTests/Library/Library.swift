#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

/// What outlives a launch of the library's app.
@MainActor
final class Library {
  let fault: LibraryFault?
  /// The objects that should have ended with their process.
  var remains: [AnyObject] = []

  init(fault: LibraryFault?) { self.fault = fault }

  /// An app with two windows, each with a shelf and the screens pushed on it. Members sign a card
  /// in each launch, links come from outside, and windows come back to their places.
  static func explorer(_ fault: LibraryFault? = nil, windows: Int = 2) -> Explorer {
    Explorer(windows: windows) {
      let library = Library(fault: fault)
      return {
        let application = LibraryApplication(library)
        return ExploredLaunch(
          delegate: application, sceneDelegate: { _ in LibrarySceneDelegate(application) }
        ) { scene in
          application.explored(in: scene)
        }
      }
    }
  }
}

extension LibraryApplication {
  fileprivate func explored(in scene: UIWindowScene) -> ExploredApp {
    guard let delegate = scene.delegate as? LibrarySceneDelegate, let routes = delegate.routes
    else {
      return ExploredApp(router: DefaultRouter(), destinations: [])
    }
    let book = ExploredDestination("book 1", routes.book, with: 1)
    let note = ExploredDestination("note", routes.note).alwaysBuilt().removingNothing()
    let loans = ExploredDestination("loans", routes.loans)
      .requiring("a card", fulfilledBy: [.tap("Sign")]) { [unowned self] in hasCard }
    return ExploredApp(
      router: routes.router,
      destinations: [
        ExploredDestination("shelf", routes.shelf), book,
        ExploredDestination("book 2", routes.book, with: 2), loans, note,
      ],
      state: { [unowned self] in hasCard ? "with a card" : "" },
      links: [
        ExploredLink("library://book/1", shows: book),
        ExploredLink("library://loans", shows: loans),
        ExploredLink("library://note", shows: note),
      ],
      place: { [weak delegate] in delegate?.promisedPlace })
  }
}
#endif
