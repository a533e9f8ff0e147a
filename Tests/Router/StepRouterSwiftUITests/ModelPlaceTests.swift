// Observation needs iOS 17, and the package begins before that.
#if !canImport(UIKit)
import Observation
import PortableSwiftUI
import PortableUIKit
import StepRouter
import StepRouterSwiftUI
import Testing

/// A screen with a `TabView`, a `NavigationStack` and a sheet, all bound to one model: a chain leads
/// to any place in it.
@MainActor
@Suite("A screen whose SwiftUI containers are bound to a model", .onDevice)
struct ModelPlaceTests {
  private let stage: Stage
  private let model = ManualModel()
  private let stack: UINavigationController
  private let manual: DestinationStep<HostingScreen<ManualView>, ManualPlace>

  init() {
    let (model, root) = (model, UINavigationController(rootViewController: StartViewController()))
    stage = Stage(root: root)
    stack = root
    manual = StepAssembly(
      finder: HostingControllerFinder<ManualView, ManualPlace>(),
      factory: HostingControllerFactory { (_: ManualPlace) in ManualView(model: model) }
    )
    .adding(InlineContextTask { (_: HostingScreen<ManualView>, place) in model.go(to: place) })
    .adding(
      InlinePostTask { (_: HostingScreen<ManualView>, place: ManualPlace, _) in
        model.place.note = place.note
      }
    )
    .using(.push())
    .from(Shop.place(root))
    .assemble()
  }

  fileprivate nonisolated static let places = [
    ManualPlace(), ManualPlace(chapters: [1]), ManualPlace(chapters: [1, 2]),
    ManualPlace(tab: .index), ManualPlace(chapters: [3], note: "Ink"),
    ManualPlace(tab: .index, note: "Paper"),
  ]

  @Test(
    "Every place is reached from every other one, and is what the user sees",
    arguments: places, places)
  fileprivate func everywhere(start: ManualPlace, end: ManualPlace) async {
    _ = stage.end(of: manual, with: start)
    await stage.settle()
    #expect(stage.texts == start.texts)
    let host = stack.topViewController
    _ = stage.end(of: manual, with: end)
    await stage.settle()
    #expect(model.place == end)
    #expect(stage.texts == end.texts)
    #expect(stack.topViewController === host)
    #expect(stage.misuses == [])
  }

  @Test("The user's Back, a tap on a tab and a swipe on the sheet change the model")
  func user() async throws {
    _ = stage.end(of: manual, with: ManualPlace(chapters: [1, 2], note: "Ink"))
    await stage.settle()
    let sheet = try #require(stage.window.layers.last)
    stage.device.user.swipeDown(sheet)
    await stage.settle()
    #expect(model.place == ManualPlace(chapters: [1, 2]))
    let tabs = try #require(
      stack.topViewController?.children.first as? UITabBarController)
    let inner = try #require(tabs.selectedViewController?.children.first as? UINavigationController)
    stage.device.user.pressBack(in: inner)
    await stage.settle()
    #expect(model.place == ManualPlace(chapters: [1]))
    stage.device.user.selectTab(at: 1, in: tabs)
    await stage.settle()
    #expect(model.place == ManualPlace(tab: .index, chapters: [1]))
    #expect(stage.end(of: manual, with: ManualPlace(chapters: [1, 4])) == "alreadyVisible")
    await stage.settle()
    #expect(stage.texts == ["Chapter 4"])
  }

  @Test("An interceptor that refuses leaves the place as it is")
  func refused() async {
    let model = model
    let guarded = StepAssembly(
      finder: HostingControllerFinder<ManualView, ManualPlace>(),
      factory: HostingControllerFactory { (_: ManualPlace) in ManualView(model: model) }
    )
    .adding(
      InlineInterceptor { (place: ManualPlace, completion) in
        completion(place.chapters.contains(9) ? .failure(Refusal()) : .success)
      }
    )
    .adding(InlineContextTask { (_: HostingScreen<ManualView>, place) in model.go(to: place) })
    .using(.push())
    .from(Shop.place(stack))
    .assemble()
    _ = stage.end(of: guarded, with: ManualPlace(chapters: [1]))
    #expect(stage.end(of: guarded, with: ManualPlace(chapters: [9])).contains("Refusal"))
    await stage.settle()
    #expect(model.place == ManualPlace(chapters: [1]))
    #expect(stage.texts == ["Chapter 1"])
  }
}

private struct Refusal: Error {}
private final class StartViewController: UIViewController {}

/// Where the user is in the manual.
private struct ManualPlace: Equatable, Sendable {
  enum Tab { case chapters, index }

  var tab = Tab.chapters
  var chapters: [Int] = []
  var note: String?

  /// What the user reads there.
  var texts: [String] {
    if let note { return [note] }
    if tab == .index { return ["Index"] }
    return chapters.isEmpty ? ["Contents"] : ["Chapter \(chapters.last ?? 0)"]
  }
}

/// `@Observable` needs the toolchain's macros; this is what it makes.
private final class ManualModel: Observable {
  private let registrar = ObservationRegistrar()
  private var stored = ManualPlace()

  var place: ManualPlace {
    get {
      registrar.access(self, keyPath: \.place)
      return stored
    }
    set { registrar.withMutation(of: self, keyPath: \.place) { stored = newValue } }
  }

  /// Without the note: the navigation has yet to close the sheet that covers the screen.
  func go(to place: ManualPlace) {
    self.place.tab = place.tab
    self.place.chapters = place.chapters
  }
}

private struct ManualView: View {
  @Bindable var model: ManualModel

  var body: some View {
    TabView(selection: $model.place.tab) {
      NavigationStack(path: $model.place.chapters) {
        Text("Contents").navigationDestination(for: Int.self) { Text("Chapter \($0)") }
      }
      .tabItem { Text("Chapters") }.tag(ManualPlace.Tab.chapters)
      Text("Index").tabItem { Text("Index") }.tag(ManualPlace.Tab.index)
    }
    .sheet(
      isPresented: Binding(
        get: { model.place.note != nil }, set: { if !$0 { model.place.note = nil } })
    ) {
      Text(model.place.note ?? "")
    }
  }
}
#endif
