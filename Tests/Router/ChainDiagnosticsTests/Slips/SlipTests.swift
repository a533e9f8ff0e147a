#if os(Linux) || os(macOS)
import CompilerRuns
import DeviceTraits
import Foundation
import Testing

/// A mistake at any link of a chain explains itself, within a bound on the compiler's work.
///
/// The bounds are in solver scopes, of which the compiler takes about 20,000 in a second. A slip in
/// five stacks may cost it seven seconds: the compiler tries two hosts at each link before it.
@Suite struct SlipTests {
  private static func objections(to slips: [Slip], scopes: Int) async throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("slips-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try slips.indices.map { index in
      let file = folder.appendingPathComponent("Slip\(index).swift")
      try slips[index].source.write(to: file, atomically: true, encoding: .utf8)
      return file
    }
    let output = try await CompilerOutput(
      typechecking: files + Sample.all(in: "Support").map(\.file), module: "Slips",
      options: ["-Xfrontend", "-solver-scope-threshold=\(scopes)"])
    let lines = output.text.split(separator: "\n")
    return slips.indices.compactMap { index in
      let messages = lines.filter { $0.contains("/Slip\(index).swift:") && $0.contains(" error: ") }
      if messages.contains(where: { $0.contains(slips[index].kind.message) }) { return nil }
      return "\(slips[index].testDescription): \(messages.joined(separator: "; "))"
    }
  }

  @Test("A slip in a chain of one stack explains itself at a fixed cost")
  func oneStack() async throws {
    let objections = try await Self.objections(to: Slip.all(stacks: 1), scopes: 5_000)
    #expect(objections == [])
  }

  @Test("A slip at the last link of three stacks explains itself at a fixed cost")
  func lastOfThree() async throws {
    let slips = Slip.last(stacks: 3).filter {
      $0.kind != .misspelledBase && $0.kind != .unknownLabel
    }
    let objections = try await Self.objections(to: slips, scopes: 12_000)
    #expect(objections == [])
  }

  @Test("A slip at any link of three stacks explains itself at a fixed cost", .exhaustive)
  func threeStacks() async throws {
    let objections = try await Self.objections(to: Slip.all(stacks: 3), scopes: 30_000)
    #expect(objections == [])
  }

  @Test("A slip at any link of five stacks explains itself at a fixed cost", .exhaustive)
  func fiveStacks() async throws {
    let objections = try await Self.objections(to: Slip.all(stacks: 5), scopes: 150_000)
    #expect(objections == [])
  }

  @Test("The harness objects to a slip that costs more than the bound")
  func bound() async throws {
    let slip = Slip(kind: .misspelledAction, link: 2, stacks: 1)
    let objections = try await Self.objections(to: [slip], scopes: 500)
    #expect(objections.count == 1)
    #expect(objections.first?.contains("in reasonable time") == true, "\(objections)")
  }
}
#endif
