import Foundation
import Testing

/// The workflows in .github, which run elsewhere: their steps are targets of the Makefile, so that
/// what they do can be tried here.
@Suite struct WorkflowTests {
  private static let root = DocumentationTests.root
  private static let installs = "apt-get update && apt-get install -y "

  private let targets: Set<String>

  init() throws {
    let makefile = try String(
      contentsOf: Self.root.appending(path: "Makefile"), encoding: .utf8)
    targets = Self.targets(of: makefile)
  }

  static var workflows: [URL] {
    let folder = root.appending(path: ".github/workflows")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "yml" }.sorted { $0.path < $1.path }
  }

  private static func targets(of makefile: String) -> Set<String> {
    let names = makefile.split(separator: "\n").compactMap { line in
      line.prefixMatch(of: #/([a-z][a-z -]*):(?!=)/#)?.1
    }
    return Set(names.flatMap { $0.split(separator: " ") }.map(String.init))
  }

  /// What the steps run, in order.
  private static func commands(in workflow: String) -> [String] {
    workflow.split(separator: "\n").compactMap { line in
      line.wholeMatch(of: #/ *(?:- )?run: *(.*)/#).map { String($0.1) }
    }
  }

  /// Why a command can't be tried by hand; nil if it can.
  private static func fault(of command: String, targets: Set<String>) -> String? {
    if command == ".ci/run" || command.hasPrefix(installs) { return nil }
    let words = command.split(separator: " ").map(String.init)
    guard words.first == "make", words.count > 1 else { return "“\(command)” is no make target" }
    return words.dropFirst().first { !targets.contains($0) }.map { "make has no “\($0)”" }
  }

  @Test("Every step that runs something runs an existing make target", arguments: workflows)
  func steps(of workflow: URL) throws {
    let commands = Self.commands(in: try String(contentsOf: workflow, encoding: .utf8))
    #expect(!commands.isEmpty)
    #expect(commands.compactMap { Self.fault(of: $0, targets: targets) } == [])
  }

  @Test("There is a workflow for each push, for the documents and for releases")
  func names() {
    #expect(
      Self.workflows.map(\.lastPathComponent) == ["ci.yml", "docs.yml", "release.yml"])
  }

  @Test("Every job has a time limit", arguments: workflows)
  func limits(of workflow: URL) throws {
    let text = try String(contentsOf: workflow, encoding: .utf8)
    let jobs = text.matches(of: #/(?m)^    runs-on: /#).count
    #expect(jobs > 0)
    #expect(text.matches(of: #/(?m)^    timeout-minutes: \d+$/#).count == jobs)
  }

  @Test(
    "Every action is GitHub's own with a version, and a workflow may only read by default",
    arguments: workflows)
  func actions(of workflow: URL) throws {
    let text = try String(contentsOf: workflow, encoding: .utf8)
    let used = text.matches(of: #/uses: *(\S+)/#).map { String($0.1) }
    #expect(used.filter { $0.wholeMatch(of: #/actions\/[a-z-]+@v\d+/#) == nil } == [])
    #expect(text.contains("\npermissions:\n  contents: read\n"))
  }

  @Test(
    "A step that isn't a make target is reported",
    arguments: [
      ("make nothing", "make has no “nothing”"), ("make test nothing", "make has no “nothing”"),
      ("swift test", "“swift test” is no make target"), ("|", "“|” is no make target"),
    ])
  func wrong(command: String, fault: String) {
    let found = Self.commands(in: "  steps:\n    - run: \(command)\n")
    #expect(found.compactMap { Self.fault(of: $0, targets: targets) } == [fault])
    #expect(Self.fault(of: "make test api", targets: targets) == nil)
  }
}
