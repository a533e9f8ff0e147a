#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

/// The item that is seen behind the lock.
enum A25: ExhibitedByLaunch {
  final class Login: Screen {}
  final class List: Screen {}
  final class Item: Screen {}

  /// What outlives a launch, and what does not.
  @MainActor
  final class Vault {
    /// Whether the item was open when the process ended.
    var hasOpenItem = false
    var isLocked = true
    var words: String { isLocked ? "locked" : "unlocked" }
  }

  static func isHidden(_ vault: Vault) -> ExploredProperty {
    .never("the item is seen while the vault is locked") { vault.isLocked && $0.shows(Item.self) }
  }
}
#endif
