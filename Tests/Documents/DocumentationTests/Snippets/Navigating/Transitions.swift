// swift-format-ignore-file
// These lines stand as they do in Docs/Router/Transitions.md.

import PortableUIKit
import StepRouter
import StepRouterCoordination

private enum TransitionsPage {
  class ListViewController: UIViewController {
    var selection = 0
  }

  final class DetailViewController: UIViewController {
    var item = 0
  }

  final class EditorViewController: UIViewController {
    var value = 0
  }

  struct SelectionMediator: Mediator {
    func mediate(from list: ListViewController, to detail: DetailViewController) {
      detail.item = list.selection
    }
  }

  @MainActor
  static func parts(list: ListViewController, router: any Router) async throws {
    let detail = ScreenTransition(
      from: .viewController(list), to: .factory { _ in DetailViewController() },
      applying: .method { (list: ListViewController, detail: DetailViewController) in
        detail.item = list.selection
      },
      with: .show)

    try await router.perform(detail)
  }

  @MainActor
  static func changes(
    list: ListViewController, editor: EditorViewController, detail: ScreenTransition,
    router: any Router
  ) {
    let done = ScreenTransition(
      from: .viewController(editor), to: .viewController(list),
      applying: .method { (editor: EditorViewController, list: ListViewController) in
        list.selection = editor.value
      },
      with: .dismiss())
    router.perform(done)

    let peek = ScreenTransition.Intent(applying: .mediator(SelectionMediator()), with: .present())

    router.perform(detail.with(peek))           // both are replaced
    router.perform(detail.with(.present()))     // the mediation stays
    router.perform(detail.applying(nil))        // the presentation stays
  }

  final class ListNavigator: Navigator {
    enum Destination { case detail, peek }

    let router: any Router
    let detail: ScreenTransition

    init(router: any Router, detail: ScreenTransition) {
      self.router = router
      self.detail = detail
    }

    func target(for destination: Destination) throws -> Target {
      switch destination {
      case .detail: detail.target
      case .peek: detail.with(.present()).target
      }
    }
  }

  final class StoryboardViewController: ListViewController {
    var router: any Router = DefaultRouter()

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      guard let segue = segue as? TransitionSegue else { return }
      segue.router = router
      segue.intent.mediation = .mediator(SelectionMediator())
    }
  }
}
