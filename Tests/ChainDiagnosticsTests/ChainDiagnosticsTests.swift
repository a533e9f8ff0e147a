#if os(Linux) || os(macOS)
  import PortableUIKit
  import Testing

  /// What must not compile, with the compiler's words, and beside it what must.
  @Suite struct ChainDiagnosticsTests {
    static let samples = Sample.all(in: "Samples")
    private static let runs = Result {
      try (
        mistakes: CompilerRun(of: samples, as: .mistake), twins: CompilerRun(of: samples, as: .twin)
      )
    }

    @Test("A wrong chain does not compile, and the message says why", arguments: samples)
    func refused(_ sample: Sample) throws {
      #expect(try Self.runs.get().mistakes.objections(to: sample) == [])
    }

    @Test("The same chain without the mistake compiles", arguments: samples)
    func accepted(_ sample: Sample) throws {
      #expect(try Self.runs.get().twins.objections(to: sample) == [])
    }

    @Test("Every sample has one mistake, with its message, and a twin", arguments: samples)
    func wellFormed(_ sample: Sample) throws {
      let lines = try String(contentsOf: sample.file, encoding: .utf8)
        .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(lines.filter { $0 == "#if MISTAKE" }.count == 1)
      #expect(lines.filter { $0 == "#else" }.count == 1)
      #expect(lines.contains { $0.contains(#/expected-mistake-error.* \{\{.{12,}\}\}/#) })
    }

    @Test("The compiler has seen all samples and objected to none")
    func ran() throws {
      let runs = try Self.runs.get()
      #expect(Self.samples.count >= 12)
      #expect(runs.mistakes.exitStatus == 0, "\(runs.mistakes.output)")
      #expect(runs.twins.exitStatus == 0, "\(runs.twins.output)")
    }
  }
#endif
