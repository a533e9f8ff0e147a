#if os(Linux) || os(macOS)
  import PortableUIKit
  import Testing

  /// The program itself, as a shell runs it.
  @Suite struct ExecutableTests {
    private struct Run {
      let status: Int32
      let output: String
      let problems: String
    }

    private func run(_ input: String, arguments: [String] = []) throws -> Run {
      let executable = try #require(Self.executable)
      let process = Process()
      process.executableURL = executable
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
      #expect(run.output.contains("\n    ProductViewController \"Espresso Cup\" [visible]\n"))
      #expect(run.problems == "")
    }

    @Test("Ten mistakes are ten lines on standard error and status 1")
    func mistakes() throws {
      let lines = WrongInputTests.lines.prefix(10)
      let run = try run("tab 3\n" + lines.map { $0.input + "\n" }.joined() + "tab 1\ntree\n")
      #expect(run.status == 1)
      #expect(run.problems == lines.map { $0.problem + "\n" }.joined())
      #expect(run.output == emptyTabs + "\n")
    }

    @Test("It may start with an introduction, and does not start with a wrong one")
    func flow() throws {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("\(UUID().uuidString).json")
      try Data("[{ \"id\": \"offers\" }]".utf8).write(to: file)
      let right = try run("tap Continue\ntree\n", arguments: ["--flow", file.path])
      #expect(right.status == 0)
      #expect(
        right.output == """
          OnboardingViewController was shown: built OnboardingViewController and OnboardingNavigationController.
          UIViewController was brought to the front, dismissed OnboardingNavigationController.
          \(emptyTabs)

          """)
      try Data("[{ \"name\": \"offers\" }]".utf8).write(to: file)
      let wrong = try run("tree\n", arguments: ["--flow", file.path])
      #expect(wrong.status == 1)
      #expect(wrong.output == "")
      #expect(wrong.problems == "“\(file.path)” is no list of pages: line 1: it has no “id”.\n")
      let unknown = try run("tree\n", arguments: ["--tour"])
      #expect(unknown.problems == "“--tour” is not understood: there is “--flow <file>”.\n")
    }

    @Test("Without input the program gives its tour and ends well")
    func tour() throws {
      let run = try run("")
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("A small shop, run by StepRouter on a headless UIKit."))
      #expect(run.problems == "")
    }
  }
#endif
