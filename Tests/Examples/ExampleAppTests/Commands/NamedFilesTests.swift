import ExampleApp
import PortableUIKit
import StepRouterVerify
import Testing

/// Files and options that contradict each other: the tool does nothing, and nothing is lost.
@MainActor
@Suite(.headlessOnly) struct NamedFilesTests {
  private nonisolated static let selfTest =
    "“--self-test” has no parts and writes no file: give it without those options."

  @Test(
    "Contradictory arguments are refused before anything is done",
    arguments: [
      (
        ["verify", "--record", "a", "--report", "a"],
        "“a” is given for two files; give each a name of its own."
      ),
      (
        ["verify", "--json", "a", "--report", "./a"],
        "“a” is given for two files; give each a name of its own."
      ),
      (["verify", "--self-test", "--json", "a"], selfTest),
      (["verify", "--self-test", "--shard", "1/2", "--record", "a"], selfTest),
      (
        ["merge", "whole", "a", "b", "--report", "b"],
        "“b” is given for two files; give each a name of its own."
      ),
      (
        ["merge", "a", "b", "a"], "“a” is given for two files; give each a name of its own."
      ),
      (
        ["merge", "--report", "a", "b"],
        "“merge” takes the file to be written and then those of all parts."
      ),
      (["map", "--dot", "--mermaid"], "“--mermaid” and “--dot” are two formats; give one."),
      (
        ["verify", "--summary", "a", "--accepted", "a"],
        "“a” is given for two files; give each a name of its own."
      ),
      (
        ["verify", "--since", "a", "--sarif", "./a"],
        "“a” is given for two files; give each a name of its own."
      ),
      (["verify", "--self-test", "--junit", "a"], selfTest),
      (
        ["verify", "--new-faults-only"],
        "“--new-faults-only” compares with the file of “--since”: give that, too."
      ),
      (
        ["verify", "--replay", "leaked-3f2a"],
        "“--replay” takes the fault from the file of “--since”: give that, too."
      ),
      (
        ["verify", "--replay", "leaked-3f2a", "--since", "a", "--summary", "b"],
        "“--replay” explores nothing and writes no file: give it without those options."
      ),
      (
        ["verify", "--shard", "1/2", "--record", "a", "--since", "b"],
        "A part has only some of the faults: compare the merged file by “--since”."
      ),
      (["taps", "--write"], "“taps” takes the file with the baseline, such as taps.txt."),
      (
        ["taps", "a", "--depth", "1"],
        "The baseline says how far to go: give “--depth” and “--states” with “--write”."
      ),
      (
        ["taps", "/nowhere/taps.txt"],
        "“/nowhere/taps.txt” cannot be read: No such file or directory."
      ),
      (["check", "--write"], "“check” takes the file with the baseline, such as routes.txt."),
      (
        ["test", "from-log", "/nowhere/log"],
        "The log “/nowhere/log” cannot be read: No such file or directory. Check the path."
      ),
      (["check", "--write", "/"], "“/” cannot be written: Is a directory."),
    ])
  func contradictions(_ arguments: [String], problem: String) async throws {
    let console = Console(
      isInteractive: false, print: { text, _ in Issue.record("\(text)") },
      complain: { Issue.record("\($0)") })
    do throws(Problem) {
      _ = try await VerifyTool.shop.run(arguments, on: console)
      Issue.record("It was obeyed.")
    } catch { #expect(error.description == problem) }
  }

  private nonisolated static let lacking: [(arguments: [String], problem: String)] = [
    (
      ["verify", "--resume"],
      "“--resume” goes on with the file of “--record”: give that, too."
    ),
    (
      ["verify", "--shard", "1/2"],
      "A part is useful only with “--record”: the parts' files are merged."
    ),
    (
      ["verify", "--shard", "3/2", "--record", "a"],
      "“--shard” takes a part like 2/7, but was given “3/2”."
    ),
    (
      ["verify", "lead", "--record", "a", "--examples", "b"],
      "A cluster makes no walks: leave out “--examples”."
    ),
    (
      ["verify", "lead", "--record", "a", "--shard", "1/2"],
      "An engine shares the work: leave out “--jobs”, “--shard” and “--self-test”."
    ),
    (
      ["verify", "--replay", "leaked-3f2a", "--since", "a", "--self-test"],
      "“--replay” explores nothing and writes no file: give it without those options."
    ),
    (
      ["verify", "--source-url", "ftp://example.com"],
      "“--source-url” takes the address or the folder of the sources, such as "
        + "https://github.com/me/app/blob/main/, but was given “ftp://example.com”."
    ),
    (
      ["merge", "--partial"],
      "“merge --partial” takes the files of the parts that remain; it writes no merged file."
    ),
    (
      ["merge", "a", "b", "--replay", "leaked-3f2a"],
      "There is no option “--replay”; “ExampleApp --help” lists the options."
    ),
    (
      ["merge", "a", "b", "--new-faults-only"],
      "“--new-faults-only” compares with the file of “--since”: give that, too."
    ),
    (
      ["merge", "a", "b", "--accepted", "c", "--junit", "c"],
      "“c” is given for two files; give each a name of its own."
    ),
  ]

  @Test("An option that lacks another one, or doesn't belong here, is refused", arguments: lacking)
  func lacking(_ arguments: [String], problem: String) async throws {
    try await contradictions(arguments, problem: problem)
  }

  @Test("The address of the sources ends with a slash")
  func sourceURL() throws {
    for (given, address) in [
      ("https://example.com/main", "https://example.com/main/"),
      ("https://example.com/main/", "https://example.com/main/"), ("../Shop", "../Shop/"),
      ("/", "/"),
    ] {
      let options = try VerifyOptions(["--source-url", given], of: "Proof")
      #expect(options.gates.sourceURL == address)
    }
  }

  @Test("A part that Bazel doesn't have is refused", arguments: ["3", "-1", "x", nil] as [String?])
  func noPart(_ index: String?) {
    var environment = ["TEST_TOTAL_SHARDS": "3"]
    environment["TEST_SHARD_INDEX"] = index
    do throws(Problem) {
      _ = try VerifyOptions(["--record", "a"], of: "Proof", environment: environment)
      Issue.record("It was obeyed.")
    } catch {
      #expect(
        error.description
          == "TEST_TOTAL_SHARDS is “3” and TEST_SHARD_INDEX “\(index ?? "")”, which is no part.")
    }
  }

  @Test("Two options can't name one file, not even by a symbolic link")
  func linked() async throws {
    let folder = FileManager.default.temporaryDirectory
    let name = UUID().uuidString
    let (file, link) = (
      folder.appendingPathComponent("\(name).json"), folder.appendingPathComponent("\(name).html")
    )
    try Data().write(to: file)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    defer { for one in [file, link] { try? FileManager.default.removeItem(at: one) } }
    try await contradictions(
      ["verify", "--json", file.path, "--report", link.path],
      problem: "“\(file.path)” is given for two files; give each a name of its own.")
  }

  @Test("A file's name can follow the options")
  func order() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "routes-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    let console = Console(
      isInteractive: false, print: { _, _ in }, complain: { Issue.record("\($0)") })
    #expect(try await VerifyTool.shop.run(["check", "--write", file.path], on: console) == 0)
    #expect(try await VerifyTool.shop.run(["check", file.path], on: console) == 0)
  }

  @Test("The check whether a file can be written doesn't wait for a pipe without a reader")
  func pipe() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "pipe-\(UUID().uuidString)")
    #expect(mkfifo(file.path, 0o600) == 0)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(throws: Problem.self) { try SmallFile.checkWritable(file.path) }
  }

  @Test("A file that another process makes during the check stays")
  func madeMeanwhile() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "made-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try SmallFile.checkWritable(file.path) { try? Data().write(to: file) }
    #expect(FileManager.default.fileExists(atPath: file.path))
    try SmallFile.checkWritable(file.path)
  }

  @Test("Blocks that a full disk reserves for root don't count as free for others")
  func fullDisk() {
    var disk = statvfs()
    (disk.f_blocks, disk.f_bfree, disk.f_bavail) = (100, 5, 0)
    #expect(SmallFile.isFull(disk, isRoot: false))
    #expect(!SmallFile.isFull(disk, isRoot: true))
    disk.f_bfree = 0
    #expect(SmallFile.isFull(disk, isRoot: true))
    // Some file systems don't count their blocks.
    disk.f_blocks = 0
    #expect(!SmallFile.isFull(disk, isRoot: false))
  }

  @Test("All commands of the tool begin at the margin of the help")
  func help() {
    let lines = Usage.text.split(separator: "\n").map(String.init)
    for command in VerifyTool.commands {
      #expect(lines.contains { $0.hasPrefix("ExampleApp \(command)") }, "\(command)")
    }
  }
}
