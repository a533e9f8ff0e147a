#if !canImport(UIKit)
import ExampleScreens
import StepRouter
import StepRouterExplorer

/// Folds the phone in the middle of each of the shop's navigations.
///
/// The explorer judges each of them: in the end, the requested screen must be in front, in
/// whichever columns, sheets and tabs there are by then, and the router must be free again.
@MainActor
package struct FoldRun {
  /// The moments at which the phone folds, with their names in the table.
  private static let moments: [(name: String, interleaving: Interleaving)] = [
    ("hinge", .hinge), ("folding", .folding), ("midway", .fold),
  ]
  /// The poses in which the navigations begin.
  private static let poses: [(name: String, moves: [UserMove])] = [
    ("closed", []), ("open", [.unfold]),
  ]

  private let explorer: Explorer
  private let names: [String]

  /// Prepares a run with these destinations of the shop; by default with all of them.
  package init(_ names: [String]? = nil, of explorer: Explorer = .shop(windows: 1)) {
    self.explorer = explorer.on(.duo)
    self.names = names ?? Self.destinations
  }

  private static var destinations: [String] {
    ShopRoutes(shop: Shop(), router: DefaultRouter()).screens.explored.map(\.name)
  }

  /// Performs the run, and prints a line for each destination, and the verdict.
  ///
  /// - Returns: True if nothing is wrong.
  package func perform(print: @MainActor (String) -> Void) async -> Bool {
    print(
      row("", Self.poses.flatMap { pose in Self.moments.map { "\(pose.name), \($0.name)" } }))
    var findings: [Exploration.Finding] = []
    var count = 0
    for name in names {
      var cells: [String] = []
      for pose in Self.poses {
        for moment in Self.moments {
          let exploration = await explorer.replay(
            pose.moves, asking: name, during: moment.interleaving)
          count += 1
          findings += exploration.findings
          cells.append(exploration.isFaultless ? "✓" : "✗")
        }
      }
      print(row(name, cells))
    }
    print("")
    print("\(count) navigations, each with a fold in the middle: \(verdict(on: findings))")
    for finding in findings { print(finding.description) }
    return findings.isEmpty
  }

  private func verdict(on findings: [Exploration.Finding]) -> String {
    guard !findings.isEmpty else { return "nothing is wrong." }
    return findings.count == 1 ? "1 fault." : "\(findings.count) faults."
  }

  private func row(_ name: String, _ cells: [String]) -> String {
    let width = (names.map(\.count).max() ?? 0) + 2
    let columns = Self.poses.flatMap { pose in
      Self.moments.map { "\(pose.name), \($0.name)".count + 2 }
    }
    let padded = zip(cells, columns).map { cell, width in
      cell + String(repeating: " ", count: max(width - cell.count, 0))
    }
    let line = name + String(repeating: " ", count: max(width - name.count, 0)) + padded.joined()
    return String(line.reversed().drop { $0 == " " }.reversed())
  }
}
#endif
