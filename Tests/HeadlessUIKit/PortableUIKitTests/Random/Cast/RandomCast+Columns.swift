import PortableUIKit

extension RandomCast {
  func changeColumns(_ operation: RandomOperation) {
    switch operation {
    case .setColumn(let split, let column, let member):
      let chosen = member.map { everybody[$0] }
      guard chosen.map(isFree) ?? true, let column = Self.column(column) else { return }
      move([chosen].compactMap { $0 }) { splits[split].setViewController(chosen, for: column) }
    case .showColumn(let split, let column): Self.column(column).map(splits[split].show)
    case .hideColumn(let split, let column): Self.column(column).map(splits[split].hide)
    case .showDetail(let split, let member):
      guard isFree(everybody[member]) else { return }
      move([everybody[member]]) {
        splits[split].showDetailViewController(everybody[member], sender: nil)
      }
    case .preferMode(let split, let mode):
      splits[split].preferredDisplayMode = .init(rawValue: mode) ?? .automatic
    default: return
    }
  }

  /// A column outside the hierarchy may contain its split view controller: a cycle that the app
  /// itself has made.
  func emptyColumns() {
    for split in splits {
      for column in (0..<4).compactMap(Self.column) {
        let content = split.viewController(for: column)
        if content != nil, content?.splitViewController !== split {
          split.setViewController(nil, for: column)
        }
      }
    }
  }

  private static func column(_ number: Int) -> UISplitViewController.Column? {
    UISplitViewController.Column(rawValue: number)
  }
}
