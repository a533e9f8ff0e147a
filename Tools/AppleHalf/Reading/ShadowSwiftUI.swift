/// The module `SwiftUI`: the headless one, on the module `UIKit`.
struct ShadowSwiftUI {
  let files: [SourceFile]

  init(headless sources: [SourceFile]) {
    files = sources.map { file in
      Self.withoutNibs(file.readWithoutUIKit()).rewritten {
        $0.replacing("import PortableUIKit", with: "import UIKit")
      }
    }
  }

  /// A host has no initializer for nibs. Here it has to have one, as a view controller.
  private static func withoutNibs(_ file: SourceFile) -> SourceFile {
    ShadowUIKit.withoutRequiredInit(
      file.rewrittenLines {
        $0.replacing("public required init(nibName", with: "required init(nibName")
      })
  }
}
