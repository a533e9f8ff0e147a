#if !canImport(UIKit)
import PortableUIKit

/// The storyboard “About” in code, for platforms without its file.
@MainActor
enum AboutStoryboard {
  static func declare(on device: HeadlessDevice) {
    device.declareStoryboard(
      named: "About",
      StoryboardContents(
        scenes: ["about": { AboutViewController() }], initial: "about",
        segues: [.unwind("done", from: "about", action: "unwindToAccount:")],
        unwindActions: [
          .init("unwindToAccount:", of: AccountViewController.self) { $0.unwindToAccount($1) }
        ]))
  }
}
#endif
