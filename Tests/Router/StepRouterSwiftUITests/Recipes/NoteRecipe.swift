import PortableSwiftUI
import PortableUIKit
import StepRouter
import StepRouterSwiftUI
import Testing

private struct NoteView: View {
  @State private var text = ""
  @Environment(\.router) private var router
  @Environment(\.screen) private var screen

  var body: some View {
    VStack {
      TextField("Note", text: $text)
      Button("Done") { screen.close() }
    }
    .interactiveDismissDisabled(!text.isEmpty)
    .canBeDismissed(text.isEmpty) { _ in
      (try? await router.result(of: discardNote)) ?? false
    }
  }
}

@MainActor private let note = StepAssembly(
  finder: HostingControllerFinder<NoteView, Void>(),
  factory: HostingControllerFactory { NoteView() }
)
.using(.present())
.from(.current)
.assemble()

@MainActor private let discardNote = StepAssembly(
  finder: NilFinder(),
  factory: AlertFactory { (_: Void) in
    AlertContent(
      title: "Discard note?",
      actions: [
        AlertAction("Discard", style: .destructive, returning: true),
        AlertAction("Keep", style: .cancel, returning: false),
      ])
  }
)
.using(.present())
.from(.current)
.assemble()

@MainActor @Suite("Recipe: SwiftUI screens", .onDevice)
struct NoteRecipe {
  private let root = UIViewController()

  private func choose(_ title: String, on stage: Stage) async throws {
    let alert = try #require(stage.window.layers.last as? UIAlertController)
    stage.device.user.choose(try #require(alert.actions.first { $0.title == title }), in: alert)
    await stage.settle()
  }

  @Test("The view asks before it goes, unless there's nothing to lose")
  func asks() async throws {
    let stage = Stage(root: root)
    #expect(stage.end(of: note, with: ()) == "built")
    stage.tap("Done")
    await stage.settle()
    #expect(root.presentedViewController == nil)

    #expect(stage.end(of: note, with: ()) == "built")
    let field = try #require(stage.window.layers.last?.view.firstField)
    stage.device.user.type("Milk", into: field)
    stage.rest()
    stage.tap("Done")
    await stage.settle()
    try await choose("Keep", on: stage)
    #expect(root.presentedViewController != nil)
    stage.tap("Done")
    await stage.settle()
    try await choose("Discard", on: stage)
    #expect(root.presentedViewController == nil)
    #expect(stage.misuses == [])
  }
}

extension UIView {
  fileprivate var firstField: UITextField? {
    self as? UITextField ?? subviews.lazy.compactMap(\.firstField).first
  }
}
