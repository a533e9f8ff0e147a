import PortableUIKit

/// The view controllers that have been on screen, without keeping them.
@MainActor
struct Census {
  private struct Entry {
    weak var viewController: UIViewController?
    /// In which it stands as a page, or within one: it keeps the pages beside the shown one.
    weak var book: UIPageViewController?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Takes note of those that are there now.
  mutating func note(_ everybody: [UIViewController]) {
    for one in everybody {
      entries[ObjectIdentifier(one)] = Entry(viewController: one, book: one.book)
    }
  }

  /// The names of those that live on, are not among these or pages of theirs, and are not kept on
  /// purpose.
  func living(
    except present: [UIViewController], _ isKept: (UIViewController) -> Bool
  ) -> [String] {
    let present = Set(present.map { ObjectIdentifier($0) })
    return entries.compactMap { identifier, entry -> String? in
      guard let one = entry.viewController, !present.contains(identifier), !isKept(one)
      else { return nil }
      if let book = entry.book, present.contains(ObjectIdentifier(book)) { return nil }
      return one.reportName
    }.sorted()
  }
}

extension UIViewController {
  /// The page controller nearest around it.
  fileprivate var book: UIPageViewController? {
    var outer = parent
    while let current = outer {
      if let book = current as? UIPageViewController { return book }
      outer = current.parent
    }
    return nil
  }

  /// How reports call this view controller.
  var reportName: String {
    let type = String(describing: type(of: self))
    return writtenTitle.map { "\(type) “\($0)”" } ?? type
  }
}
