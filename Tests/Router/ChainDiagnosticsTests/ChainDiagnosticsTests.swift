#if os(Linux) || os(macOS)
import PortableUIKit
import Testing

/// Chains that mustn't compile, with the compiler's message, and beside each a twin that must.
@Suite struct ChainDiagnosticsTests {
  static let samples = own + spelled
  private static let own = Sample.all(in: "Chains")
  /// Samples in an older spelling, which the others mustn't see.
  private static let spelled = Sample.all(in: "OlderSpelling")
  private static let support = Sample.all(in: "Support")
  /// All tests share these runs.
  private static let runs = Task {
    try await (mistakes: runs(as: .mistake), twins: runs(as: .twin))
  }

  private static func runs(as variant: Variant) async throws -> [CompilerRun] {
    var runs: [CompilerRun] = []
    for samples in [own, spelled] {
      runs.append(try await CompilerRun(of: samples, with: support, as: variant))
    }
    return runs
  }

  @Test("A wrong chain doesn't compile, and the message says why", arguments: samples)
  func refused(_ sample: Sample) async throws {
    let objections = try await Self.runs.value.mistakes.flatMap { $0.objections(to: sample) }
    #expect(objections == [])
  }

  @Test("The same chain without the mistake compiles", arguments: samples)
  func accepted(_ sample: Sample) async throws {
    let objections = try await Self.runs.value.twins.flatMap { $0.objections(to: sample) }
    #expect(objections == [])
  }

  @Test("Every sample has one mistake, with its message, and a twin", arguments: samples)
  func wellFormed(_ sample: Sample) throws {
    let text = try String(contentsOf: sample.file, encoding: .utf8)
    let mistakes = text.matches(of: #/(?m)^ *#if MISTAKE$/#).count
    let twins = text.matches(of: #/(?m)^ *#else$/#).count
    let messages = text.matches(of: #/\/\/ expected-mistake-error@-\d( \d)? {{.{12,}}}/#).count
    #expect(mistakes == 1)
    #expect(twins == 1)
    #expect(messages >= 1)
  }

  @Test("An app's chains are cheap to type-check")
  func cheap() async throws {
    let screens = Sample.files(in: "ExampleApp/Screens")
    #expect(screens.count > 20)
    let run = try await CompilerRun(of: screens, as: .twin)
    #expect(run.exitStatus == 0, "\(run.output)")
  }

  @Test("The compiler sees all samples and objects to none")
  func ran() async throws {
    let runs = try await Self.runs.value
    #expect(Self.samples.count >= 96)
    for run in runs.mistakes + runs.twins { #expect(run.exitStatus == 0, "\(run.output)") }
  }
}
#endif
