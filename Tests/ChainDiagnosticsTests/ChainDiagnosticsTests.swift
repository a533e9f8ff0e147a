#if os(Linux) || os(macOS)
import PortableUIKit
import Testing

/// What must not compile, with the compiler's words, and beside it what must.
@Suite struct ChainDiagnosticsTests {
  static let samples = own + spelled
  private static let own = Sample.all(in: "Chains")
  /// With another spelling, which the others must not see.
  private static let spelled = Sample.all(in: "OlderSpelling")
  private static let support = Sample.all(in: "Support")
  private static let runs = Result {
    try (
      mistakes: [own, spelled].map { try CompilerRun(of: $0, with: support, as: .mistake) },
      twins: [own, spelled].map { try CompilerRun(of: $0, with: support, as: .twin) }
    )
  }

  @Test("A wrong chain does not compile, and the message says why", arguments: samples)
  func refused(_ sample: Sample) throws {
    let objections = try Self.runs.get().mistakes.flatMap { $0.objections(to: sample) }
    #expect(objections == [])
  }

  @Test("The same chain without the mistake compiles", arguments: samples)
  func accepted(_ sample: Sample) throws {
    let objections = try Self.runs.get().twins.flatMap { $0.objections(to: sample) }
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
  func cheap() throws {
    let screens = Sample.files(in: "ExampleApp/Screens")
    #expect(screens.count > 20)
    let run = try CompilerRun(of: screens, as: .twin)
    #expect(run.exitStatus == 0, "\(run.output)")
  }

  @Test("The compiler has seen all samples and objected to none")
  func ran() throws {
    let runs = try Self.runs.get()
    #expect(Self.samples.count >= 96)
    for run in runs.mistakes + runs.twins { #expect(run.exitStatus == 0, "\(run.output)") }
  }
}
#endif
