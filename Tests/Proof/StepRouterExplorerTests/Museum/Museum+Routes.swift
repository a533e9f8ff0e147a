import PortableUIKit
import StepRouter

extension Museum {
  private struct NoTicket: Error {}

  private func drawer<Context>() -> DestinationStep<MuseumDrawer, Context> {
    StepAssembly(finder: ClassFinder<MuseumDrawer, Context>(), factory: NilFactory())
      .from(.root).assemble()
  }

  private func columns<Context>() -> DestinationStep<UISplitViewController, Context> {
    StepAssembly(finder: ClassFinder<UISplitViewController, Context>(), factory: NilFactory())
      .from(drawer()).assemble()
  }

  var menu: DestinationStep<MuseumMenu, Void> {
    StepAssembly(finder: ClassFinder<MuseumMenu, Void>(), factory: NilFactory())
      .from(drawer()).assemble()
  }

  var list: DestinationStep<MuseumList, Void> {
    StepAssembly(finder: ClassFinder<MuseumList, Void>(), factory: NilFactory())
      .from(columns()).assemble()
  }

  /// An exhibit in place of the details.
  var exhibit: DestinationStep<MuseumExhibit, Int> {
    let exhibit = StepAssembly(
      finder: ClassWithContextFinder<MuseumExhibit, Int>(),
      factory: InlineFactory { [visit] id in MuseumExhibit().on(visit, id: id) })
    return switch fault {
    case .columnForWideOnly:
      exhibit.using(PlainColumnAction(isNarrowRight: false)).from(columns()).assemble()
    case .columnReplacedUnasked:
      exhibit.using(PlainColumnAction(isNarrowRight: true)).from(columns()).assemble()
    default: exhibit.using(.setColumn(.secondary)).from(columns()).assemble()
    }
  }

  var room: DestinationStep<MuseumRoom, Int> {
    StepAssembly(
      finder: ClassWithContextFinder<MuseumRoom, Int>(),
      factory: InlineFactory { [visit] id in MuseumRoom().on(visit, id: id) }
    )
    .using(.pushToDetails()).from(columns()).assemble()
  }

  var photo: DestinationStep<MuseumPhoto, Int> {
    StepAssembly(
      finder: ClassWithContextFinder<MuseumPhoto, Int>(),
      factory: InlineFactory { [visit] id in MuseumPhoto().on(visit, id: id) }
    )
    .using(.showPage(orderedBy: \MuseumPhoto.id))
    .from(
      SingleContainerStep(
        finder: ClassFinder<MuseumGallery, Int>(),
        factory: PageControllerFactory { [visit] _ in MuseumGallery.make(visit) })
    )
    .using(.present(presentationStyle: .fullScreen))
    .from(.current)
    .assemble()
  }

  var help: DestinationStep<MuseumHelp, Void> {
    StepAssembly(
      finder: ClassFinder<MuseumHelp, Void>(),
      factory: InlineFactory { [visit] (_: Void) in MuseumHelp().on(visit) }
    )
    .using(
      PresentAction.present(
        presentationStyle: .popover,
        configuration: { [fault, weak window] help in
          guard let view = window?.topmostViewController?.view else { return }
          let isWide = view.traitCollection.horizontalSizeClass == .regular
          if fault == .popoverForNarrowOnly, isWide { return }
          help.popoverPresentationController?.sourceView = view
        })
    )
    .from(.current)
    .assemble()
  }

  var vault: DestinationStep<MuseumVault, Void> {
    StepAssembly(
      finder: ClassFinder<MuseumVault, Void>(),
      factory: InlineFactory { [visit] (_: Void) in MuseumVault().on(visit) }
    )
    .adding(
      InlineInterceptor(checking: { [visit] (_: Void) in
        guard visit.hasTicket else { throw NoTicket() }
      })
    )
    .using(.setColumn(.secondary))
    .from(columns())
    .assemble()
  }
}

/// Sets the column in the app's own way, without asking the old screen.
private struct PlainColumnAction: Action {
  let isNarrowRight: Bool

  func perform(
    with screen: UIViewController, on split: UISplitViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    let column: UISplitViewController.Column =
      split.isCollapsed && !isNarrowRight ? .primary : .secondary
    split.setViewController(screen, for: column)
    UIView.performWithoutAnimation { split.show(column) }
    split.view.layoutIfNeeded()
    completion(.success)
  }
}
