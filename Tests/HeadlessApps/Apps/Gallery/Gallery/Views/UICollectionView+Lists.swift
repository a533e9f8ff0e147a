import UIKit

extension UICollectionViewLayout {
    static func insetGroupedList() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
    }
}

extension UICollectionViewDiffableDataSource {
    func reconfigureAll() {
        var snapshot = self.snapshot()
        snapshot.reconfigureItems(snapshot.itemIdentifiers)
        apply(snapshot, animatingDifferences: false)
    }
}
