import PortableUIKit

/// An object that outlives its place on screen, with the properties that may hold it.
struct Leak: Hashable {
  let name: String
  /// The names of the objects inside it, which live on with it.
  var contents: [String] = []
  /// Properties that refer to it, such as `HomeViewController.lastProduct`.
  var referrers: [String] = []
  /// Its own tasks, timers and observations: any of them may hold it.
  var holders: [String] = []
  /// Its own closures: any of them may capture it.
  var closures: [String] = []

  /// Its class.
  var type: Substring { name.prefix { $0 != " " } }

  /// Returns the leak as a sentence.
  ///
  /// - Parameter place: The place where the object shouldn't be, such as “off screen”.
  func sentence(_ place: String) -> String {
    let whole = contents.isEmpty ? name : "\(name) (with \(contents.joined(separator: ", ")))"
    let sentence = "\(whole) is still alive \(place)."
    if !referrers.isEmpty { return "\(sentence) It is referred to by \(list(referrers))." }
    if !holders.isEmpty {
      return "\(sentence) One of its own tasks or timers may hold it: \(list(holders))."
    }
    guard !closures.isEmpty else { return sentence }
    return "\(sentence) One of its own closures may capture it: \(list(closures))."
  }

  private func list(_ names: [String]) -> String {
    names.map { "“\($0)”" }.joined(separator: ", ")
  }
}

/// Finds out what may hold a leaked view controller. It can't read what closures capture, and a
/// weak reference looks like a strong one, so a leak names suspects, not the cause.
@MainActor
struct LeakSuspects {
  /// The view controllers whose properties may refer to the leaked one.
  let witnesses: [UIViewController]

  func leak(_ culprit: UIViewController, with contents: [UIViewController]) -> Leak {
    let own = properties(of: culprit)
    return Leak(
      name: culprit.reportName, contents: contents.map(\.reportName).sorted(),
      referrers: Array(
        Set(witnesses.flatMap { referrers(to: culprit, in: $0) })
      ).sorted(),
      holders: own.filter { $0.isHolder }.map(\.name),
      closures: own.filter { $0.isClosure }.map(\.name))
  }

  private func referrers(to culprit: UIViewController, in witness: UIViewController) -> [String] {
    properties(of: witness).filter { $0.refers(to: culprit) }
      .map { "\(type(of: witness)).\($0.name)" }
  }

  /// Returns the stored properties that the app's own classes declare. UIKit's would lead to
  /// everything in the hierarchy.
  private func properties(of witness: UIViewController) -> [Property] {
    var found: [Property] = []
    var mirror: Mirror? = Mirror(reflecting: witness)
    while let current = mirror, let type = current.subjectType as? AnyClass, Self.isOwn(type) {
      found += current.children.compactMap { child in
        child.label.map {
          Property(name: $0.replacing("$__lazy_storage_$_", with: ""), value: child.value)
        }
      }
      mirror = current.superclassMirror
    }
    return found
  }

  /// Whether the app declares this class, rather than UIKit.
  static func isOwn(_ type: AnyClass) -> Bool {
    let name = String(reflecting: type)
    return !["PortableUIKit.", "UIKit.", "PortableSwiftUI.", "SwiftUI.", "UI", "NS", "__C."]
      .contains { name.hasPrefix($0) }
  }

  private struct Property {
    let name: String
    let value: Any

    var isClosure: Bool { String(describing: type(of: value)).contains("->") }

    /// Whether it's a task or a timer that hasn't been let go.
    var isHolder: Bool {
      let types = ["Task<", "Timer", "OneShotTimer", "DispatchSource", "DispatchWorkItem"]
      return types.contains { contentType.hasPrefix($0) }
    }

    /// The class or struct of the value within an optional; empty if there's none.
    private var contentType: String {
      let mirror = Mirror(reflecting: value)
      let name = { String(describing: type(of: $0 as Any)) }
      guard mirror.displayStyle == .optional else { return name(value) }
      return mirror.children.first.map { name($0.value) } ?? ""
    }

    func refers(to culprit: UIViewController) -> Bool { Self.leads(from: value, to: culprit, 2) }

    /// Looks into optionals and into the elements of collections.
    private static func leads(
      from value: Any, to culprit: UIViewController, _ depth: Int
    ) -> Bool {
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .class { return (value as AnyObject) === culprit }
      guard depth > 0, let style = mirror.displayStyle,
        [.optional, .collection, .dictionary, .set, .tuple].contains(style)
      else { return false }
      return mirror.children.contains { leads(from: $0.value, to: culprit, depth - 1) }
    }
  }
}
