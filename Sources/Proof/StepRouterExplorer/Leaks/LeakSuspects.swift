import PortableUIKit

/// Finds out what holds a leaked view controller.
@MainActor
struct LeakSuspects {
  /// The objects where the search begins: the app's delegates, its view controllers, and others
  /// that a search has reached.
  let witnesses: [AnyObject]

  func leak(_ culprit: UIViewController, with contents: [UIViewController]) -> Leak {
    var search = KeeperSearch(of: culprit)
    // The culprit's own properties may lead back to it.
    for witness in [culprit] + witnesses { search.look(into: witness) }
    return Leak(
      name: culprit.reportName, contents: contents.map(\.reportName).sorted(),
      keepers: search.found, holders: tasks(of: culprit), isSearched: true)
  }

  /// The names of its properties that hold a task or a running timer.
  private func tasks(of culprit: UIViewController) -> [String] {
    StoredProperty.all(of: culprit).filter { property in
      let types = ["Task<", "Timer", "OneShotTimer", "DispatchSource", "DispatchWorkItem"]
      let value = property.unwrapped
      if let timer = value as? Timer { return timer.isValid }
      let name = value.map { String(describing: type(of: $0)) } ?? ""
      return types.contains { name.hasPrefix($0) }
    }.map(\.name)
  }

  /// Whether the app declares this class, rather than UIKit.
  nonisolated static func isOwn(_ type: AnyClass) -> Bool {
    let name = String(reflecting: type)
    return !["PortableUIKit.", "UIKit.", "PortableSwiftUI.", "SwiftUI.", "UI", "NS", "__C."]
      .contains { name.hasPrefix($0) }
  }
}
