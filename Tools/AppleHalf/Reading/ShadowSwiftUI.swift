/// The `SwiftUI` module: the headless one, on top of the `UIKit` module.
struct ShadowSwiftUI {
  let files: [SourceFile]

  init(headless sources: [SourceFile]) {
    files = sources.map { file in
      Self.withoutNibs(file.readWithoutUIKit()).rewritten {
        $0.replacing("import PortableUIKit", with: "import UIKit")
      }
    }
  }

  /// Hides the initializer for nibs. SwiftUI's hosting controller has none, but here it needs one,
  /// as a view controller.
  private static func withoutNibs(_ file: SourceFile) -> SourceFile {
    ShadowUIKit.withoutRequiredInit(
      file.rewrittenLines {
        $0.replacing("public required init(nibName", with: "required init(nibName")
      })
  }
}
