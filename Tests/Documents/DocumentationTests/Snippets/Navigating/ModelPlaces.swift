// swift-format-ignore-file
// These lines stand as they do in Docs/Router/SwiftUI.md. Observation needs iOS 17, and the package
// begins before that.
#if !canImport(UIKit)
import Observation
import PortableSwiftUI
import PortableUIKit
import StepRouter
import StepRouterSwiftUI

struct ManualPlace: Equatable {
  enum Tab { case chapters, index }

  var tab = Tab.chapters
  var chapters: [Int] = []
}

@Observable final class ManualModel {
  var place = ManualPlace()
}

struct ManualTabs: View {
  @Bindable var model: ManualModel

  var body: some View {
    TabView(selection: $model.place.tab) {
      NavigationStack(path: $model.place.chapters) {
        Text("Contents").navigationDestination(for: Int.self) { Text("Chapter \($0)") }
      }
      .tabItem { Text("Chapters") }.tag(ManualPlace.Tab.chapters)
      Text("Index").tabItem { Text("Index") }.tag(ManualPlace.Tab.index)
    }
  }
}

@MainActor private func anywhere(in model: ManualModel, _ router: any Router) {
let manual = StepAssembly(
  finder: HostingControllerFinder<ManualTabs, ManualPlace>(),
  factory: HostingControllerFactory { (_: ManualPlace) in ManualTabs(model: model) }
)
.adding(InlineContextTask { (_: HostingScreen<ManualTabs>, place) in model.place = place })
.using(.push())
.from(NavigationControllerStep())
.using(.present())
.from(.current)
.assemble()
  router.navigate(to: manual, with: ManualPlace(chapters: [1, 4]))
}
#endif
