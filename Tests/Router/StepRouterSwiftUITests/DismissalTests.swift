import PortableSwiftUI
import PortableUIKit
import StepRouter
import StepRouterSwiftUI
import Testing

@MainActor
@Suite("A view that keeps its screen from going", .onDevice) struct DismissalTests {
  private struct Form: View {
    @State private var isSaved = true
    @State private var hasField = true

    var body: some View {
      VStack {
        Button("Edit") { isSaved = false }
        Button("Save") { isSaved = true }
        Button("Hide") { hasField = false }
        if hasField { Text("Field").canBeDismissed(isSaved) }
      }
    }
  }

  private let root = UIViewController()

  private func presented() -> Stage {
    let stage = Stage(root: root)
    root.present(HostingScreen(showing: Form()), animated: false)
    stage.rest()
    return stage
  }

  @Test("A navigation can't remove the screen while its view refuses")
  func refused() {
    let stage = presented()
    stage.tap("Edit")
    #expect(stage.end(of: Shop.place(root), with: ()).contains("refuses"))
    #expect(root.presentedViewController != nil)
    stage.tap("Save")
    #expect(stage.end(of: Shop.place(root), with: ()) == "revealed")
  }

  @Test("A view that is gone can't refuse")
  func gone() {
    let stage = presented()
    stage.tap("Edit")
    stage.tap("Hide")
    #expect(stage.end(of: Shop.place(root), with: ()) == "revealed")
  }

  private struct Letter: View {
    let journal: Journal
    var answers: [Bool]
    var refusesBesides = false

    var body: some View {
      VStack {
        ForEach(Array(answers.indices), id: \.self) { index in
          Text("Part \(index)").canBeDismissed(false) { reason in
            journal.note("\(index) asks")
            await DismissalTests.think()
            return answers[index]
          }
        }
        if refusesBesides { Text("Locked").canBeDismissed(false) }
      }
    }
  }

  /// Leaves the main actor, and comes back.
  private nonisolated static func think() async {}

  private func end(_ letter: Letter) async -> String {
    let stage = Stage(root: root)
    root.present(HostingScreen(showing: letter), animated: false)
    stage.rest()
    var end = "unfinished"
    stage.router.navigate(to: Shop.place(root), with: ()) { result in
      end = if case .success = result { "gone" } else { "stays" }
    }
    await stage.settle()
    #expect((root.presentedViewController == nil) == (end == "gone"))
    return end
  }

  @Test("Several views ask one after another")
  func asking() async {
    let journal = Journal()
    #expect(await end(Letter(journal: journal, answers: [true, true])) == "gone")
    #expect(journal.lines == ["0 asks", "1 asks"])
  }

  @Test("The first no keeps the screen")
  func answeredNo() async {
    let journal = Journal()
    #expect(await end(Letter(journal: journal, answers: [false, true])) == "stays")
    #expect(journal.lines == ["0 asks"])
  }

  @Test("If a view refuses without a question, no other view is asked")
  func refusedBesides() async {
    let journal = Journal()
    let letter = Letter(journal: journal, answers: [true], refusesBesides: true)
    #expect(await end(letter) == "stays")
    #expect(journal.lines == [])
  }

  private struct Parts: View {
    let journal: Journal
    let save: @MainActor () -> Void
    @State private var isSaved = false

    var body: some View {
      VStack {
        Button("Save") { isSaved = true }
        Text("Part 0").canBeDismissed(false) { _ in
          journal.note("0 asks")
          save()
          return true
        }
        Text("Part 1").canBeDismissed(isSaved) { _ in
          journal.note("1 asks")
          return false
        }
      }
    }
  }

  @Test("A view that no longer refuses when it would be asked isn't asked")
  func savedByItsTurn() async {
    let journal = Journal()
    let stage = Stage(root: root)
    let parts = Parts(journal: journal) {
      stage.tap("Save")
      stage.rest()
    }
    root.present(HostingScreen(showing: parts), animated: false)
    stage.rest()
    stage.router.navigate(to: Shop.place(root), with: ()) { _ in }
    await stage.settle()
    #expect(journal.lines == ["0 asks"])
    #expect(root.presentedViewController == nil)
  }
}
