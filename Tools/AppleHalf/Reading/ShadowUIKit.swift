/// The `UIKit` module: the headless half, with only UIKit's own names public.
struct ShadowUIKit {
  /// The folder of everything UIKit lacks: the device that stands in for a phone, and its parts.
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

  /// Removes `@preconcurrency`. In Swift 6 mode, the compiler isolates Objective-C declarations
  /// without exception, but only warns about `@preconcurrency` ones from Swift.
  private static func isolated(_ file: SourceFile) -> SourceFile {
    file.rewrittenLines { $0.replacing("@preconcurrency @MainActor", with: "@MainActor") }
  }

  /// UIKit's `init(nibName:bundle:)` isn't `required`, so overriding it takes an `override`.
  static func withoutRequiredInit(_ file: SourceFile) -> SourceFile {
    let isRoot = file.path.hasSuffix("/UIViewController.swift")
    return file.rewrittenLines {
      $0.replacing("required init(nibName", with: isRoot ? "init(nibName" : "override init(nibName")
    }
  }
}
