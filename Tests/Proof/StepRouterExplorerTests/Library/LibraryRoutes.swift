#if !canImport(UIKit)
import PortableUIKit
import StepRouter

/// The screens of one window.
@MainActor
struct LibraryRoutes {
  let router: DefaultRouter
  private unowned let application: LibraryApplication
  private weak var window: UIWindow?

  init(_ application: LibraryApplication, in window: UIWindow) {
    self.application = application
    self.window = window
    let isKey = application.library.fault == .keyWindowAsked
    router =
      isKey
      ? DefaultRouter()
      : DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
  }

  func open(_ url: URL) {
    let place = url.placeInLibrary
    guard application.library.fault == .linkPastCard, place == "/loans" else { return open(place) }
    (window?.rootViewController as? UINavigationController)?
      .pushViewController(LibraryLoans().on(self), animated: true)
  }

  func open(_ place: String, animated: Bool = true) {
    guard let target = target(of: place) else { return }
    router.navigate(to: target, animated: animated)
  }

  private func target(of place: String) -> Target? {
    switch place {
    case "/": shelf.with(())
    case "/loans": loans.with(())
    case "/note": note.with(())
    default: Int(place.dropFirst("/book/".count)).map { book.with($0) }
    }
  }
}

extension LibraryRoutes {
  var shelf: DestinationStep<LibraryShelf, Void> {
    StepAssembly(finder: ClassFinder<LibraryShelf, Void>(), factory: NilFactory())
      .from(.root).assemble()
  }

  var book: DestinationStep<LibraryBook, Int> {
    StepAssembly(
      finder: ClassWithContextFinder<LibraryBook, Int>(),
      factory: InlineFactory { [self] number in LibraryBook().on(self, number: number) }
    )
    .adding(
      InlinePostTask { [application, window] (_: LibraryBook, _: Int, _) in
        guard application.library.fault == .otherWindowMoved else { return }
        for scene in application.scenes where scene.window !== window {
          (scene.window?.rootViewController as? UINavigationController)?
            .popToRootViewController(animated: false)
        }
      }
    )
    .using(.push()).from(stack()).assemble()
  }

  var loans: DestinationStep<LibraryLoans, Void> {
    StepAssembly(
      finder: ClassFinder<LibraryLoans, Void>(),
      factory: InlineFactory { [self] (_: Void) in LibraryLoans().on(self) }
    )
    .adding(InlineInterceptor { [self] (_: Void, completion) in askForCard(completion) })
    .using(.push()).from(stack()).assemble()
  }

  /// A new note each time.
  var note: DestinationStep<LibraryNote, Void> {
    StepAssembly(
      finder: NilFinder<LibraryNote, Void>(),
      factory: InlineFactory { [self] (_: Void) in LibraryNote().on(self) }
    )
    .using(.present()).from(.current).assemble()
  }

  private func stack<Context>() -> DestinationStep<UINavigationController, Context> {
    StepAssembly(
      finder: ClassFinder<UINavigationController, Context>(startingPoint: .root),
      factory: NilFactory()
    )
    .from(.root).assemble()
  }

  private var card: DestinationStep<LibraryCard, Void> {
    StepAssembly(
      finder: ClassFinder<LibraryCard, Void>(),
      factory: InlineFactory { [self, weak application] (_: Void) in
        let card = LibraryCard().on(self)
        card.sign = { application?.hasCard = true }
        return card
      }
    )
    .using(.present()).from(.current).assemble()
  }

  private func askForCard(_ completion: @escaping @MainActor (RoutingResult) -> Void) {
    if application.hasCard { return completion(.success) }
    router.navigate(to: card) { result in
      switch result {
      case .success(let outcome): outcome.viewController.wait(completion)
      case .failure(let error): completion(.failure(error))
      }
    }
  }
}
#endif
