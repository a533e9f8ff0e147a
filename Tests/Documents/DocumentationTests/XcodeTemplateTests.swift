#if os(Linux) || os(macOS)
import CompilerRuns
import Foundation
import Testing

/// The listings compile in an app that was made from Xcode's template.
@Suite struct XcodeTemplateTests {
  /// The template's settings: its types are on the main actor, `async` functions stay on their
  /// caller's actor, and each file imports the modules whose members it uses.
  private static let settings =
    ["-default-isolation", "MainActor", "-warnings-as-errors"]
    + features.flatMap { ["-enable-upcoming-feature", $0] }

  private static let features = [
    "InferIsolatedConformances", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
  ]

  /// What Swift 6 has anyway, and the template asks for in Swift 5.
  private static let featuresOfSix = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "InferSendableFromCaptures",
  ]

  /// What belongs to an app's tests, which the template doesn't put on the main actor.
  private static let testPages = ["PortableUIKit.swift", "Testing"]

  /// The files of a folder, without those for tests.
  private static func files(in folder: String) throws -> [URL] {
    let folder = DocumentationTests.root.appendingPathComponent("Tests/Documents/\(folder)")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return names.sorted().filter { name in
      name.hasSuffix(".swift") && !testPages.contains { name.hasPrefix($0) }
    }
    .map(folder.appendingPathComponent)
  }

  @Test(
    "The listings for an app compile without warnings with the settings of Xcode's template",
    .exhaustive,
    arguments: ["DocumentationTests/Snippets", "GettingStartedTests/Shop"], ["5", "6"])
  func compiles(folder: String, language: String) async throws {
    let files = try Self.files(in: folder)
    #expect(files.count > 10)
    let run = try await CompilerOutput(
      typechecking: files, module: "App", inSwift: language,
      options: Self.settings
        + (language == "5" ? Self.featuresOfSix : []).flatMap { ["-enable-upcoming-feature", $0] })
    #expect(run.text == "")
    #expect(run.exitStatus == 0)
  }
}
#endif
