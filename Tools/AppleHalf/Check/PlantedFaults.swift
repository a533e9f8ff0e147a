/// Mistakes that the check must see, each with `// refused:` and what is to be said in its line.
///
/// They are compiled with everything else, so that the check shows each time that it can fail.
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

  /// What is wrong with the check: faults that it has not seen, and what it saw where none is.
  func mistakes(in found: [Problem]) -> [Problem] {
    let missed = faults.filter { fault in !found.contains(where: fault.isReported) }
    // One mistake may be refused in more than one way.
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
