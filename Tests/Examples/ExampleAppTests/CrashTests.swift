#if os(Linux) || os(macOS)
import Foundation
import Testing

/// A crash of the app, in a worker or in the tool's own process.
@Suite struct CrashTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("crash-\(UUID().uuidString)")

  /// Runs lines of shell in a folder of their own; `$0` is the program.
  private func run(_ lines: String) throws -> ExecutableTests.Run {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try ExecutableTests().run("", shell: "cd '\(folder.path)'\n\(lines)")
  }

  @Test("A crash is a result with a single worker, too", .exhaustive)
  func crashOfOnlyWorker() throws {
    let run = try run(
      """
      "$0" verify --states 6 --walks 0 --jobs 1 > found.txt 2> problems &
      tool=$!
      for round in 1 2; do
        until worker=$(pgrep -P $tool) && [ "$worker" != "$before" ]; do
          kill -0 $tool || exit 9
        done
        # The first one has to have a piece, which the second one gets at once.
        [ $round = 2 ] || sleep 1
        kill -11 $worker; before=$worker
      done
      wait $tool; status=$?
      head -n 1 found.txt
      exit $status
      """)
    #expect(run.status == 1)
    #expect(run.output.contains("crash"), "\(run.output)")
  }

  @Test("A crash of the tool's own process says what it was doing, and is no flood")
  func crashOfTool() throws {
    let run = try run(
      """
      "$0" verify --depth 2 --walks 0 --jobs 0 --record record > found.txt 2> problems &
      tool=$!
      # Once the second line is there, the app is being explored.
      until [ "$(cat record 2> /dev/null | wc -l)" -ge 2 ]; do sleep 0.1; done
      kill -4 $tool
      wait $tool; status=$?
      tail -n 1 problems >&2
      exit $status
      """)
    #expect(run.status == 1)
    #expect(
      run.problems.hasPrefix(
        "crashed: The app crashes here: its process has ended with signal 4, "),
      "\(run.problems)")
  }
}
#endif
