import PortableUIKit
import StepRouter

extension ShopRoutes {
  /// The menu, for which the drawer opens.
  var categories: DestinationStep<CategoriesViewController, Void> {
    StepAssembly(finder: ClassFinder<CategoriesViewController, Void>(), factory: NilFactory())
      .from(drawer())
      .assemble()
  }

  /// The orders in which products come, in a popover that points to its button on the first tab.
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

  /// A photo in the gallery, which turns to it, or is presented with it.
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

/// Builds a page of the gallery; asks for a photo that there is before anything moves.
struct PhotoFactory: Factory {
  let routes: ShopRoutes

  func prepare(with photo: Photo) throws { try routes.shop.catalogue.check(photo) }

  func build(with photo: Photo) throws -> PhotoViewController { try routes.makePhoto(photo) }
}
