/// The module `UIKit`: the headless half, with UIKit's own names public and nothing else.
struct ShadowUIKit {
  /// What UIKit has not: the device that stands in for a phone, and what is given to it.
  private static let headlessOnly = "Sources/HeadlessUIKit/PortableUIKit/Device/"

  let files: [SourceFile]
  let optional: OptionalRequirements

  init(headless sources: [SourceFile], additions: [SourceFile]) {
    let read = sources.map { $0.readWithoutUIKit() }
    optional = OptionalRequirements(in: read)
    files =
      read.map { [optional] file in
        let file = optional.marked(file)
        return file.path.hasPrefix(Self.headlessOnly)
          ? Self.hidden(file) : Self.isolated(Self.withoutRequiredInit(file))
      } + additions
  }

  private static func hidden(_ file: SourceFile) -> SourceFile {
    file.rewrittenLines { line in
      line.drop { $0 == " " }.hasPrefix("//")
        ? line : line.replacing(#/\b(?:public|open)\b(?!\()/#, with: "package")
    }
  }

  /// What comes from Objective-C is isolated without exception in the Swift 6 mode; what says
  /// `@preconcurrency` in Swift only gets a warning there.
  private static func isolated(_ file: SourceFile) -> SourceFile {
    file.rewrittenLines { $0.replacing("@preconcurrency @MainActor", with: "@MainActor") }
  }

  /// UIKit's `init(nibName:bundle:)` is not `required`, so overriding it takes an `override`.
  static func withoutRequiredInit(_ file: SourceFile) -> SourceFile {
    let isRoot = file.path.hasSuffix("/UIViewController.swift")
    return file.rewrittenLines {
      $0.replacing("required init(nibName", with: isRoot ? "init(nibName" : "override init(nibName")
    }
  }
}
