#if os(Linux) || os(macOS)
import Testing

/// Apps in Swift 5 compile against this UIKit as they do against Apple's.
@Suite struct SwiftFiveTests {
  @Test("Swift 5 code without any mention of actors compiles", arguments: ["minimal", "targeted"])
  func compiles(checking: String) async throws {
    let samples = Sample.all(in: "Swift5")
    #expect(samples.count == 1)
    let run = try await CompilerRun(ofSwift5: samples, checking: checking)
    #expect(run.exitStatus == 0, "\(run.output)")
  }
}
#endif
