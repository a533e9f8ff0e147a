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
      guard case .ended(let how) = event else { continue }
      #expect(how == "status 7")
      break
    }
    for number in 1...2 { worker.give(WorkerOrder<WalkWorker>(number: number, piece: number)) }
  }

  @Test("A worker ignores Bazel's shard, which its command takes")
  func part() throws {
    let bazel = ["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "1"]
    let worker = try VerifyOptions(["--worker"], of: "ExampleApp", environment: bazel)
    #expect(worker.shard == .whole)
    let first = try VerifyOptions(["--record", "a"], of: "ExampleApp", environment: bazel)
    #expect(first.shard.description == "2/3")
  }

  @Test("A self-test has no parts, so it ignores Bazel's shard")
  func partOfSelfTest() throws {
    let bazel = ["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "1"]
    let options = try VerifyOptions(["--self-test"], of: "ExampleApp", environment: bazel)
    #expect(options.shard == .whole)
  }
}
#endif
