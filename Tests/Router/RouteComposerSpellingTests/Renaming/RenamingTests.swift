#if os(Linux) || os(macOS)
import Foundation
import Testing

/// `Tools/rename-route-composer`, tried on samples: before, after, what is left, and the compiler.
@Suite("The script of renames", .enabled(if: RenameTool.isRunnable, "Python 3 is not there"))
struct RenamingTests {
  static let names = files(in: "Before").map(\.lastPathComponent)

  private static func files(in folder: String) -> [URL] {
    let folder = RenameTool.samples.appendingPathComponent(folder)
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }

  /// The samples as the script writes them, and what it prints the first and the second time.
  static let run = Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("renamed-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(
      at: RenameTool.samples.appendingPathComponent("Before"), to: folder)
    let shown = try RenameTool.output(folder.path)
    let untouched = try texts(in: folder)
    let printed = try RenameTool.output("--write", folder.path)
    let written = try texts(in: folder)
    let second = try RenameTool.output("--write", folder.path)
    return (
      shown: shown, untouched: untouched, printed: printed, written: written, second: second,
      again: try texts(in: folder)
    )
  }

  private static func texts(in folder: URL) throws -> [String: String] {
    try Dictionary(
      uniqueKeysWithValues: names.map { name in
        (name, try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
      })
  }

  @Test("The script turns each sample into the expected one", arguments: names)
  func renames(name: String) throws {
    let run = try Self.run.get()
    let expected = try Self.texts(in: RenameTool.samples.appendingPathComponent("After"))
    #expect(run.written[name] == expected[name])
  }

  @Test("Without `--write` the script shows the changes and writes nothing")
  func dry() throws {
    let run = try Self.run.get()
    #expect(
      try run.untouched == Self.texts(in: RenameTool.samples.appendingPathComponent("Before")))
    #expect(run.shown.contains("-    .using(UINavigationController.push())"))
    #expect(run.shown.contains("+    .using(.push())"))
    #expect(run.shown.contains("would change \(Self.names.count) file(s)"))
  }

  @Test("A second run changes nothing")
  func idempotent() throws {
    let run = try Self.run.get()
    #expect(run.again == run.written)
    #expect(run.second.contains("changed 0 file(s)"))
  }

  @Test("The script prints the places it leaves to you, by their lines in the new text")
  func reports() throws {
    let run = try Self.run.get()
    let expected = Self.files(in: "After").flatMap { file in
      ReportedPlace.all(expectedIn: run.written[file.lastPathComponent] ?? "", of: file)
    }
    #expect(ReportedPlace.all(printed: run.printed) == expected.sorted())
    #expect(expected.count > 20)
  }

  /// What the script prints for a file with this text, without its path, and what it makes of it.
  private func rename(_ text: String) throws -> (printed: String, written: String) {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("Other-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try text.write(to: file, atomically: true, encoding: .utf8)
    let printed = try RenameTool.output("--write", file.path).replacing(file.path, with: "FILE")
    return (printed, try String(contentsOf: file, encoding: .utf8))
  }

  @Test("A file that doesn't import RouteComposer is left alone")
  func others() throws {
    let text = "import UIKit\n\nlet factory = XibFactory()  // import RouteComposer\n"
    let (printed, written) = try rename(text)
    #expect(printed == "changed 0 file(s); 0 place(s) to look at\n")
    #expect(written == text)
  }

  @Test("A file whose brackets don't close is left alone and reported")
  func unbalanced() throws {
    let text = "import RouteComposer\nlet chain = StepAssembly(factory: XibFactory()\n"
    let (printed, written) = try rename(text)
    #expect(
      printed == """
        FILE:1: brackets: they do not close: nothing was renamed in this file
        changed 0 file(s); 1 place(s) to look at

        """)
    #expect(written == text)
  }

  @Test("The script reports a name that neither module has, and says what to write")
  func gone() throws {
    let (printed, _) = try rename(
      """
      import RouteComposer
      @testable import RouteComposer
      import class RouteComposer.DefaultRouter
      let logger = DefaultLogger(.verbose)
      let delay = NavigationDelayingInterceptor(strategy: .wait)
      func set() { RouteComposerDefaults.configureWith(logger: nil) }
      func show() {
        do { try UIViewController.router.navigate(to: home, with: nil) } catch RoutingError.initialController {}
      }

      """)
    #expect(
      printed == """
        FILE:3: @testable import RouteComposer: test your screens with RouterSpy: see Docs/Proof/Testing.md
        FILE:4: RouteComposer.…: leave the module's name out
        FILE:4: import of one name: write `import StepRouter`
        FILE:5: DefaultLogger: write ConsoleLogger(level: .information)
        FILE:6: NavigationDelayingInterceptor: leave it out: navigations wait for what moves
        FILE:7: RouteComposerDefaults: give the router its observers: DefaultRouter(observers: …)
        FILE:9: catch RoutingError: the cases are others: see Docs/Router/RoutingRules.md
        FILE:9: try router.navigate: leave `try` out: failures go to the completion
        changed 1 file(s); 8 place(s) to look at

        """)
  }

  @Test("Line endings stay, and an existing import isn't written twice")
  func lineEnds() throws {
    let text = "import RouteComposer\r\nimport StepRouter\r\nlet factory = XibFactory()\r\n"
    #expect(
      try rename(text).written
        == "import RouteComposerSpelling\r\nimport StepRouter\r\nlet factory = ClassFactory()\r\n")
  }
}
#endif
