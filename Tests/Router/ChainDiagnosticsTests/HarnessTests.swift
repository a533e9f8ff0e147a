#if os(Linux) || os(macOS)
import Testing

/// The harness itself: it must object when a sample is wrong about the compiler.
@Suite struct HarnessTests {
  private static let samples = Sample.all(in: "Harness")

  private func objections(to name: String, as variant: Variant) async throws -> [String] {
    let sample = try #require(Self.samples.first { $0.name == name })
    let run = try await CompilerRun(of: [sample], as: variant)
    #expect(run.exitStatus != 0)
    return run.objections(to: sample)
  }

  @Test("The harness objects to a mistake that compiles")
  func mistakeThatCompiles() async throws {
    #expect(
      try await objections(to: "MistakeThatCompiles", as: .mistake) == [
        "MistakeThatCompiles.swift:6: expected error not produced"
      ])
  }

  @Test("The harness objects to a message other than the expected one")
  func otherMessage() async throws {
    #expect(
      try await objections(to: "OtherMessage", as: .mistake) == [
        "OtherMessage.swift:4: incorrect message found"
      ])
  }

  @Test("The harness objects to a twin that doesn't compile")
  func brokenTwin() async throws {
    #expect(
      try await objections(to: "BrokenTwin", as: .twin) == [
        "BrokenTwin.swift:6: unexpected error produced: "
          + "cannot convert value of type 'String' to specified type 'Int'"
      ])
  }
}
#endif
