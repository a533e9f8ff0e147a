#if os(Linux) || os(macOS)
import ExampleApp
import PortableUIKit
import StepRouterVerify
import Testing

/// The program itself, as a shell runs it.
@Suite struct ExecutableTests {
  struct Run {
    let status: Int32
    let output: String
    let problems: String
  }

  private func run(_ input: String, arguments: [String] = []) throws -> Run {
    try run(try #require(Self.executable), arguments, input)
  }

  /// Runs a line of shell in which `$0` is the program.
  func run(_ input: String, shell line: String) throws -> Run {
    let program = try #require(Self.executable)
    return try run(URL(fileURLWithPath: "/bin/sh"), ["-c", line, program.path], input)
  }

  private func run(_ program: URL, _ arguments: [String], _ input: String) throws -> Run {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let pipes = (input: Pipe(), output: Pipe(), problems: Pipe())
    process.standardInput = pipes.input
    process.standardOutput = pipes.output
    process.standardError = pipes.problems
    try process.run()
    try pipes.input.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try pipes.input.fileHandleForWriting.close()
    let output = try pipes.output.fileHandleForReading.readToEnd() ?? Data()
    let problems = try pipes.problems.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: String(decoding: output, as: UTF8.self),
      problems: String(decoding: problems, as: UTF8.self))
  }

  /// The program beside the test bundle; on a Mac the bundle's path is an argument.
  private static var executable: URL? {
    let paths = CommandLine.arguments.filter { $0.contains("/") }
    let places = paths.map { URL(fileURLWithPath: $0) } + [Bundle.main.bundleURL]
    for place in places {
      var folder = place.standardizedFileURL
      while folder.pathComponents.count > 1 {
        let program = folder.appendingPathComponent("ExampleApp")
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: program.path, isDirectory: &isFolder)
        if exists, !isFolder.boolValue { return program }
        folder = folder.deletingLastPathComponent()
      }
    }
    return nil
  }

  @Test("Piped commands are obeyed without waiting")
  func piped() throws {
    let run = try run("go product 42\ntree\n")
    #expect(run.status == 0)
    #expect(run.output.contains("\n      ProductViewController \"Espresso Cup\" [visible]\n"))
    #expect(run.problems == "")
  }

  @Test("Ten mistakes are ten lines on standard error and status 1")
  func mistakes() throws {
    let lines = WrongInputTests.lines.prefix(10)
    let run = try run("tab 3\n" + lines.map { $0.input + "\n" }.joined() + "tab 1\ntree\n")
    #expect(run.status == 1)
    #expect(run.problems == lines.map { $0.problem + "\n" }.joined())
    let obeyed = ["tab 3"] + lines.map(\.input) + ["tab 1", "tree"]
    #expect(run.output == obeyed.map { "shop> \($0)\n" }.joined() + emptyTabs + "\n")
  }

  @Test("The program can start with an introduction, but not with a malformed one")
  func flow() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).json")
    try Data("[{ \"id\": \"offers\" }]".utf8).write(to: file)
    let right = try run("tap Continue\ntree\n", arguments: ["--flow", file.path])
    #expect(right.status == 0)
    #expect(
      right.output == """
        OnboardingViewController was shown: built OnboardingViewController and OnboardingNavigationController.
        shop> tap Continue
        UIViewController was brought to the front, dismissed OnboardingNavigationController.
        shop> tree
        \(emptyTabs)

        """)
    try Data("[{ \"name\": \"offers\" }]".utf8).write(to: file)
    let wrong = try run("tree\n", arguments: ["--flow", file.path])
    #expect(wrong.status == 2)
    #expect(wrong.output == "")
    #expect(
      wrong.problems == "\(file.path.quoted) is not a list of pages: line 1: it has no “id”.\n")
  }

  @Test(
    "`--help` and `-h` print the help, with any command",
    arguments: [["--help"], ["-h"], ["verify", "--help"], ["verify", "--depth", "3", "-h"]])
  func help(arguments: [String]) throws {
    let run = try run("", arguments: arguments)
    #expect(run.status == 0)
    #expect(run.output == Usage.text + "\n")
    #expect(run.problems == "")
  }

  @Test(
    "Wrong arguments give one line on standard error and status 2",
    arguments: [
      (["--tour"], "There is no option “--tour”; “ExampleApp --help” lists the options."),
      (["tree"], "There is no option “tree”; “ExampleApp --help” lists the options."),
      (["--flow"], "“--flow” needs a value; “ExampleApp --help” lists the options."),
      (["--flow", "a", "--flow", "b"], "“--flow” is given twice; give it once."),
      (["--flow", "/nowhere"], "“/nowhere” cannot be read: No such file or directory."),
      (["verify", "--json", "/"], "“/” cannot be written: Is a directory."),
      (
        ["verify", "--states", "0"],
        "“--states” takes a whole number from 1 to 10000000, but was given “0”."
      ),
    ])
  func wrongArguments(arguments: [String], problem: String) throws {
    let run = try run("tree\n", arguments: arguments)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.problems == problem + "\n")
  }

  @Test(
    "If the output can't be written, the program says so and ends",
    arguments: [
      ("\"$0\" >&-", Int32(2), "Standard output is closed."),
      (
        "trap '' PIPE; { \"$0\"; echo $? >&2; } | true", 0,
        "Standard output cannot be written: Broken pipe.\n1"
      ),
    ])
  func closedOutput(line: String, status: Int32, problem: String) throws {
    let run = try run(String(repeating: "help\n", count: 200), shell: line)
    #expect(run.status == status)
    #expect(run.output == "")
    #expect(run.problems == problem + "\n")
  }

  @Test("Closed input counts as empty, and a directory can't be read")
  func closedInput() throws {
    let closed = try run("", shell: "\"$0\" <&-")
    #expect(closed.status == 0)
    #expect(closed.output.hasPrefix("A small shop, run by StepRouter on a headless UIKit."))
    let directory = try run("", shell: "\"$0\" < /")
    #expect(directory.status == 1)
    #expect(directory.problems == "Standard input cannot be read: Is a directory.\n")
    #expect(directory.output == "")
  }

  @Test("Without input the program gives its tour and ends well")
  func tour() throws {
    let run = try run("")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("A small shop, run by StepRouter on a headless UIKit."))
    #expect(run.problems == "")
  }
}

/// `verify` as a shell runs it: several processes, parts, interruptions.
@Suite(.headlessOnly) struct VerifyingProgramTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("verify-\(UUID().uuidString)")

  /// Runs lines of shell in a folder of their own; `$0` is the program.
  private func run(_ lines: String) throws -> ExecutableTests.Run {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try ExecutableTests().run("", shell: "cd '\(folder.path)'\n\(lines)")
  }

  @Test(
    "The file is the same with any number of processes, even if they're killed on the way",
    .exhaustive)
  func same() throws {
    let run = try run(
      """
      verify="$0 verify --walks 3 --seed 7 --depth 1 --states 6"
      $verify --jobs 1 --record one > one.txt 2> problems && $verify --jobs 3 --record three > three.txt 2>> problems || exit 9
      cmp one three || exit 8
      for part in 1 2 3; do $verify --jobs 2 --shard $part/3 --record part$part > part.txt 2>> problems || exit 7; done
      TEST_TOTAL_SHARDS=3 TEST_SHARD_INDEX=1 $verify --jobs 2 --record asked > part.txt 2>> problems || exit 10
      cmp asked part2 || exit 11
      "$0" merge merged part3 part1 part2 > merged.txt || exit 6
      cmp one merged || exit 5
      grep -v ' s, at most' one.txt > a; grep -v ' s, at most' three.txt > b; cmp a b || exit 4
      # Parts leave the walks to whoever runs the whole.
      sed '/walks with the seed/,$d' a > asked.txt; cmp asked.txt merged.txt || exit 3
      $verify --jobs 2 --record killed > killed.txt 2>> problems &
      running=$!
      while [ "$(cat killed 2> /dev/null | wc -l)" -lt 4 ]; do sleep 0.1; done
      kill -9 $running; wait $running
      # On a busy machine it may have been through before it was killed: then this stands for that.
      if grep -q '^{"end"' killed; then head -n 5 killed > cut && mv cut killed; fi
      $verify --jobs 2 --record killed --resume > resumed.txt 2>> problems || exit 2
      cmp one killed || exit 1
      """)
    #expect(run.status == 0, "\(run.output)\(run.problems)")
  }

  @Test("The random walks of a seed are the same with any number of processes", .exhaustive)
  func sameWalks() throws {
    let run = try run(
      """
      swarm="$0 swarm --walks 7 --length 8 --seed 3"
      $swarm --jobs 1 > one 2> problems && $swarm --jobs 3 > three 2>> problems || exit 2
      cmp one three || exit 1
      head -n 1 one
      """)
    #expect(run.status == 0, "\(run.output)\(run.problems)")
    #expect(run.output.hasPrefix("7 walks with the seed 3: "))
  }

  @Test("A record belongs to the process that writes it, until that process is killed", .exhaustive)
  func twoWriters() throws {
    let run = try run(
      """
      verify="$0 verify --depth 2 --jobs 2 --record a"
      $verify > a.txt 2> problems &
      running=$!
      while [ "$(cat a 2> /dev/null | wc -l)" -lt 3 ]; do sleep 0.1; done
      $verify --resume > b.txt; echo $?
      kill -9 $running; wait $running
      $verify --resume > c.txt 2>> problems &
      running=$!
      count=$(cat a | wc -l)
      while kill -0 $running && [ "$(cat a | wc -l)" -le $count ]; do sleep 0.1; done
      kill -INT $running; wait $running
      exit $?
      """)
    #expect(run.output == "2\n")
    #expect(
      run.problems.hasPrefix(
        "a is being written by another process. Wait until that has ended, or record into another "
          + "file.\n"), "\(run.problems)")
    #expect(run.status == 130)
  }

  @Test(
    "More workers than the limit of open files allows are refused; the default fits the limit",
    .exhaustive,
    arguments: [(128, 2, 256, 1), (256, 33, 262, 32)])
  func tooManyWorkers(files: Int, jobs: Int, needed: Int, most: Int) throws {
    let run = try run(
      """
      ulimit -n \(files)
      verify="$0 verify --walks 3 --seed 7 --depth 0 --states 1"
      $verify > a.txt 2> problems || exit 9
      $verify --jobs \(most) > a.txt 2> problems || exit 8
      $verify --jobs \(jobs) --record a; status=$?
      test -e a && exit 7
      exit $status
      """)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(
      run.problems
        == "\(jobs) workers need \(needed) open files, and this process may have \(files): ask for at "
        + "most \(most) by “--jobs”, or raise the limit by “ulimit -n \(needed)”.\n")
  }

  @Test("A merge onto a full disk leaves nothing behind, at whichever line it fails", .exhaustive)
  func fullDisk() throws {
    // A limit on a file's size fails like a full disk.
    let run = try run(
      """
      "$0" verify --depth 1 --states 4 --walks 0 --jobs 1 --record part > part.txt 2> problems || exit 9
      size=$(wc -c < part)
      trap '' XFSZ
      for blocks in 0 $((size / 2048)); do
        (ulimit -f $blocks; "$0" merge whole part 2>&1); echo $?
      done
      ls
      """)
    #expect(
      run.output == """
        whole.merging: File too large.
        2
        whole.merging: File too large.
        2
        part
        part.txt
        problems

        """)
    #expect(run.status == 0, "\(run.problems)")
  }

  // A Mac has no /proc, which tells the workers from the command.
  #if os(Linux)
  @Test("The command replaces a worker killed at its first order, and loses nothing", .exhaustive)
  func killedAtOnce() throws {
    let run = try run(
      """
      verify="$0 verify --walks 3 --seed 7 --depth 1 --states 6"
      $verify --jobs 1 --record one > one.txt 2> problems || exit 9
      $verify --jobs 2 --record two > two.txt 2>> problems &
      running=$!
      while [ "$(cat /proc/$running/task/*/children | wc -w)" -lt 2 ]; do
        kill -0 $running || exit 6; sleep 0.02
      done
      sleep 0.05
      kill -9 $(cat /proc/$running/task/*/children | cut -d ' ' -f 1 | head -n 1)
      wait $running || exit 8
      cmp one two || exit 7
      """)
    #expect(run.status == 0, "\(run.output)\(run.problems)")
  }

  @Test("Interrupted random walks report the faults found so far")
  func interruptedWalks() throws {
    let run = try run(
      """
      "$0" swarm --walks 100000 --length 4 --seed 3 --jobs 2 > found.txt 2> problems &
      running=$!
      while [ "$(cat /proc/$running/task/*/children | wc -w)" -lt 2 ]; do
        kill -0 $running || exit 6; sleep 0.1
      done
      kill -INT $running; wait $running; status=$?
      cat problems; grep -c ' with the seed 3: ' found.txt
      exit $status
      """)
    #expect(run.status == 130)
    #expect(run.output == "Interrupted.\n1\n")
  }
  #endif

  @Test("An interruption leaves a file that can be resumed, and has its own status", .exhaustive)
  func interrupted() throws {
    let run = try run(
      """
      "$0" verify --depth 2 --jobs 2 --record killed > killed.txt 2> problems &
      running=$!
      while [ "$(cat killed 2> /dev/null | wc -l)" -lt 3 ]; do sleep 0.1; done
      kill -INT $running; wait $running; status=$?
      tail -n 1 problems
      exit $status
      """)
    #expect(run.status == 130)
    #expect(run.output == "Interrupted. “--record killed --resume” goes on from here.\n")
  }
}
#endif
