/// Mistakes the check must report, each with `// refused:` and the message in its line.
///
/// They compile along with everything else, so each run shows that the check can fail.
struct PlantedFaults {
  private struct Fault {
    let path: String
    let line: Int
    let message: Substring

    func isReported(by problem: Problem) -> Bool {
      problem.path == path && problem.line == line && problem.message.contains(message)
    }
  }

  private let faults: [Fault]

  init(in files: [SourceFile]) {
    faults = files.flatMap { file in
      file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .compactMap { index, line in
          line.firstRange(of: "// refused: ").map {
            Fault(path: file.path, line: index + 1, message: line[$0.upperBound...])
          }
        }
    }
  }

  /// Returns the errors of the check itself: faults it missed, and problems without a fault.
  func mistakes(in found: [Problem]) -> [Problem] {
    let missed = faults.filter { fault in !found.contains(where: fault.isReported) }
    // The compiler may reject one mistake in several ways.
    let invented = found.filter { problem in
      !faults.contains { $0.path == problem.path && $0.line == problem.line }
    }
    return invented
      + missed.map {
        Problem(
          path: $0.path, line: $0.line,
          message: "this planted fault is not seen, so the check is broken: \($0.message)")
      }
  }
}
