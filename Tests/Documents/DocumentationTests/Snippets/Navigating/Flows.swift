// swift-format-ignore-file
// These lines stand as they do in Docs/Router/Flows.md.

import PortableUIKit
import StepRouter
import StepRouterCoordination
import StepRouterFlows

private enum FlowsPage {
  final class AddressViewController: UIViewController {
    var onSave: () -> Void = {}
  }

  @MainActor
  struct Model {
    func isPending(_ id: String) async -> Bool { true }
  }

  final class ShopNavigator: Navigator {
    enum Destination { case bag }

    let router: any Router
    let bag: Target

    init(router: any Router, bag: Target) {
      self.router = router
      self.bag = bag
    }

    func target(for destination: Destination) throws -> Target { bag }
  }

  @MainActor
  static func onboarding(
    serverIDs: [String], screens: [String: AnyScreen], model: Model, router: any Router,
    stack: UINavigationController, shop: ShopNavigator
  ) async throws {
    let flow = Flow(serverIDs.compactMap { id in
      screens[id].map { FlowStep(id, $0, when: { await model.isPending(id) }) }
    })

    let onboarding = FlowNavigator(flow, router: router, from: .viewController(stack))
    onboarding.onFinish = { shop.navigate(to: .bag) }
    try await onboarding.start()                    // the first step whose condition holds
    try await onboarding.advance(from: "address")   // the one after it
  }

  @MainActor
  static func screen(of onboarding: FlowNavigator<String>) -> AnyScreen {
    let address = StepAssembly(finder: ClassFinder<AddressViewController, Void>(), factory: ClassFactory())
      .adding(InlineContextTask { [weak onboarding] (screen: AddressViewController, _: Void) in
        screen.onSave = { Task { try await onboarding?.advance(from: "address") } }
      })
      .using(.push())
      .with(())
    return address
  }

  @MainActor
  static func arguments(
    _ data: Data, _ address: AnyScreen,
    _ surveyScreen: StepChain<UINavigationController, UIViewController, Int>,
    _ onboarding: FlowNavigator<String>
  ) throws {
struct Survey: Decodable {
  var questions: Int
}

onboarding.flow = try FlowDocument(data).flow(of: [
  "address": FlowScreen(address),
  "survey": FlowScreen(Survey.self) { survey in surveyScreen.with(survey.questions) },
])   // line 1: “questions” is a text, but Int is expected, in its “with”
  }

  @MainActor
  static func document(
    _ data: Data, screens: [String: AnyScreen], onboarding: FlowNavigator<String>
  ) {
    do {
      onboarding.flow = try FlowDocument(data).flow(of: screens)
    } catch {
      print(error)   // line 3: there is no status “done”, but pending, inProgress, completed
    }
  }
}
