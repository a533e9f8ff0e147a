#if os(Linux) || os(macOS)
import CompilerRuns
import DeviceTraits
import Foundation
import Testing

/// After each step of a tutorial, the reader's files compile.
@Suite struct TutorialStepTests {
  private static let tutorials = ["FirstScreen", "TabsAndLinks", "EveryScreen", "Adopting"]

  /// Type-checks all states in one run, and returns the compiler's errors.
  private static func complaints(about states: [TutorialState]) async throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tutorials-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files: [URL] = []
    for (number, state) in states.enumerated() {
      for source in try state.sources(number: number) {
        let file = folder.appendingPathComponent(source.name)
        try source.text.write(to: file, atomically: true, encoding: .utf8)
        files.append(file)
      }
    }
    let run = try await CompilerOutput(
      typechecking: files, module: "Shop", options: ["-parse-as-library", "-suppress-warnings"])
    let errors = run.text.components(separatedBy: "\n").filter { $0.contains(": error: ") }
    return run.exitStatus == 0 || !errors.isEmpty ? errors : [run.text]
  }

  @Test("Every step of every tutorial compiles", .exhaustive)
  func compiles() async throws {
    let states = try Self.tutorials.flatMap { try TutorialState.all(of: $0) }
    #expect(states.count > 40)
    #expect(try await Self.complaints(about: states) == [])
  }

  @Test("A step that doesn't compile is reported with its line")
  func wrong() async throws {
    let tabs = try TutorialState.all(of: "TabsAndLinks")
    let tooEarly = try #require(tabs.first { $0.step == "Login-04-SceneDelegate.swift" })
    let state = TutorialState(
      step: tooEarly.step, files: tooEarly.files.filter { $0.key != "LoginInterceptor.swift" })
    let places = try await Self.complaints(about: [state]).map {
      $0.replacing(#/:\d+: error: .*/#, with: "").split(separator: "/").last
    }
    #expect(places == ["Login-04-SceneDelegate.swift:19"])
  }

  @Test("Each file of the tutorials belongs to one step, and every tutorial is tested")
  func complete() throws {
    let shown = try Self.tutorials.flatMap { try TutorialState.steps(of: $0).map(\.file) }
    #expect(Set(shown).count == shown.count)
    let resources = try TutorialState.resources().keys
    #expect(Set(shown) == Set(resources.filter { $0.contains(#/-\d\d-/#) }))
    let files = try FileManager.default.contentsOfDirectory(
      atPath: TutorialState.folder.appendingPathComponent("Tutorials").path)
    #expect(
      Set(files) == Set((Self.tutorials + ["StepRouterTutorials"]).map { "\($0).tutorial" }))
  }
}
#endif
