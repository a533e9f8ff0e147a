#if !canImport(UIKit)
/// One change of a batch, as a layout learns of it.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }

  /// Where the item is before the batch; nil for one that is inserted.
  public let indexPathBeforeUpdate: IndexPath?
  /// Where the item is after the batch; nil for one that is deleted.
  public let indexPathAfterUpdate: IndexPath?
  public let updateAction: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}

extension BatchUpdate {
  /// The changes of single items, in the order of their places.
  @MainActor var updateItems: [UICollectionViewUpdateItem] {
    deletedRows.sorted().map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
      + insertedRows.sorted().map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
      + reloadedRows.sorted().map { UICollectionViewUpdateItem(.reload, from: $0, to: $0) }
      + movedRows.sorted { $0.key < $1.key }.map {
        UICollectionViewUpdateItem(.move, from: $0.key, to: $0.value)
      }
  }
}
#endif
