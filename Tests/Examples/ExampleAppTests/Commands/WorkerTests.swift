#if os(Linux) || os(macOS)
import PortableUIKit
import StepRouterExplorer
import StepRouterVerify
import Testing

/// The processes that share the work.
@MainActor
@Suite(.headlessOnly) struct WorkerTests {
  @Test("An order for a worker that has ended does no harm")
  func orderForNobody() async throws {
    let (events, tell) = AsyncStream<WorkerProcess.Event>.makeStream()
    let worker = try WorkerProcess(URL(fileURLWithPath: "/bin/sh"), ["-c", "exit 7"]) {
      tell.yield($0)
    }
    for await event in events {
      guard case .ended(let how, let message) = event else { continue }
      #expect(how == "status 7")
      #expect(message == nil)
      break
    }
    for number in 1...2 {
      worker.give(WorkerOrder<WalkWorker>(number: number, piece: WalkPiece(number)))
    }
  }

  @Test("Swift's message about a crash is kept, and the backtrace is dropped")
  func message() async throws {
    let (events, tell) = AsyncStream<WorkerProcess.Event>.makeStream()
    let script = "echo 'A.swift:1: Fatal error: Index out of range' >&2; kill -11 $$"
    _ = try WorkerProcess(URL(fileURLWithPath: "/bin/sh"), ["-c", script]) { tell.yield($0) }
    for await event in events {
      guard case .ended(let how, let message) = event else { continue }
      #expect(how == "signal 11")
      #expect(message == "A.swift:1: Fatal error: Index out of range")
      break
    }
  }

  @Test("A worker ignores Bazel's shard, which the command that starts it takes")
  func part() throws {
    let bazel = ["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "1"]
    let worker = try VerifyOptions(["--worker"], of: "ExampleApp", environment: bazel)
    #expect(worker.shard == .whole)
    let first = try VerifyOptions(["--record", "a"], of: "ExampleApp", environment: bazel)
    #expect(first.shard.description == "2/3")
  }

  @Test("A worker has the limits of the process that it obeys")
  func limits() throws {
    let options = try VerifyOptions(
      ["--timeout", "5", "--memory", "100", "--total-timeout", "60"], of: "ExampleApp")
    #expect(options.limits.seconds == 5)
    #expect(options.limits.megabytes == 100)
    #expect(options.limits.totalSeconds == 60)
    #expect(VerifyOptions().limits.seconds == 60)
    #expect(VerifyOptions().limits.megabytes == 2_000)
    #expect(VerifyOptions().limits.totalSeconds == nil)
  }

  @Test("A self-test has no parts, so it ignores Bazel's shard")
  func partOfSelfTest() throws {
    let bazel = ["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "1"]
    let options = try VerifyOptions(["--self-test"], of: "ExampleApp", environment: bazel)
    #expect(options.shard == .whole)
  }
}
#endif
