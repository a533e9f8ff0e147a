import Cases
import Foundation

/// Prints a table of times, instructions and limits, and one of growths; exits with 1 if a limit is
/// exceeded.
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
    print(Table(Row.titles, rows.map(\.cells)).description)
    let growths = Growth.Name.allCases.enumerated().compactMap { index, name in
      counts.map { GrowthRow(name, counts: $0[growth: index]) }
    }
    if counts != nil {
      print("\n" + Table(GrowthRow.titles, growths.map(\.cells)).description)
    } else {
      print(
        "\nvalgrind was not found: the instructions were not counted, nor their limits checked.")
    }
    let visits = try ModalTabs.visits()
    print("\nthree modal levels of tabs: \(visits) visits, at most \(ModalTabs.limit)")
    let isPassed =
      rows.contains(where: \.passesLimit) || growths.contains(where: \.passesLimit)
      || visits > ModalTabs.limit
    exit(isPassed ? 1 : 0)
  }
}
