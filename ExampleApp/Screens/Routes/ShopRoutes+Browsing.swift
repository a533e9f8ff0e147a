import PortableUIKit
import StepRouter

extension ShopRoutes {
  /// The menu. The drawer opens to show it.
  var categories: DestinationStep<CategoriesViewController, Void> {
    StepAssembly(finder: ClassFinder<CategoriesViewController, Void>(), factory: NilFactory())
      .from(drawer())
      .assemble()
  }

  /// A choice of sort orders, in a popover on the button on the first tab.
  var sort: DestinationStep<SortViewController, Void> {
    StepAssembly(finder: ClassFinder<SortViewController, Void>(), factory: InlineFactory(makeSort))
      .using(.present(presentationStyle: .popover, popoverSource: sortButton))
      .from(home)
      .assemble()
  }

  private var sortButton: PopoverSource? {
    let home = try? ClassFinder<HomeViewController, Void>().findViewController(with: ())
    return home.map { .barButtonItem($0.sortItem) }
  }

  /// A photo in the gallery. Turns an open gallery to it, or presents a new one.
  var photo: DestinationStep<PhotoViewController, Photo> {
    StepAssembly(
      finder: ClassWithContextFinder<PhotoViewController, Photo>(),
      factory: PhotoFactory(routes: self)
    )
    .using(.showPage(orderedBy: \PhotoViewController.number))
    .from(
      SingleContainerStep(
        finder: ClassFinder(), factory: PageControllerFactory { _ in makeGallery() })
    )
    .using(.push())
    .from(NavigationControllerStep())
    .using(.present(presentationStyle: .fullScreen))
    .from(.current)
    .assemble()
  }
}

/// Builds a page of the gallery. Rejects a missing photo before anything moves.
struct PhotoFactory: Factory {
  let routes: ShopRoutes

  func prepare(with photo: Photo) throws { try routes.shop.catalogue.check(photo) }

  func build(with photo: Photo) throws -> PhotoViewController { try routes.makePhoto(photo) }
}
