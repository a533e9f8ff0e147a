import Cases
import Foundation

/// Prints one table of times, instructions and limits; exits with 1 if a limit is exceeded.
///
/// Its argument is the folder with the times from `swift package benchmark --format jmh`; the
/// default is the current folder.
@main
struct BenchmarkReport {
  @MainActor
  static func main() throws {
    let folder = CommandLine.arguments.dropFirst().first ?? "."
    let times = try Timings(folder: URL(fileURLWithPath: folder))
    let counts = try InstructionCounts.measured()
    let rows = Case.Name.allCases.enumerated().map { index, name in
      Row(
        name, router: times[name, .router], byHand: times[name, .byHand], counts: counts?[index])
    }
    print(Table(rows).description)
    if counts == nil {
      print(
        "\nvalgrind was not found: the instructions were not counted, nor their limits checked.")
    }
    let visits = try ModalTabs.visits()
    print("\nthree modal levels of tabs: \(visits) visits, at most \(ModalTabs.limit)")
    let isPassed = rows.contains(where: \.passesLimit) || visits > ModalTabs.limit
    exit(isPassed ? 1 : 0)
  }
}
