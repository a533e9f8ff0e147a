import PortableUIKit
import StepRouter

extension LinkPath {
  /// Returns how far a path is from matching this one: the number of letters that differ or are too
  /// many, and of components that are missing, in any position.
  func distance(to path: [String]) -> Int {
    // For each number of the path's components, their distance from the components so far.
    var row = path.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.count + 1) }
    for component in components {
      let absence = component.mayBeMissing ? 0 : 1
      var next = [row[0] + absence]
      for (index, text) in path.enumerated() {
        let distance = component.distance(to: text)
        next.append(
          min(
            row[index] + distance, row[index + 1] + absence,
            next[index] + (component.isList ? distance : text.count + 1)))
      }
      row = next
    }
    return row[path.count]
  }
}

extension LinkPath.Component {
  fileprivate var isList: Bool { parameter?.componentCount == .any }

  fileprivate var mayBeMissing: Bool {
    switch parameter?.componentCount {
    case .any: parameter?.mayBeEmpty == true
    case .oneOrNone: true
    case .one, nil: false
    }
  }

  fileprivate func distance(to text: String) -> Int {
    // A word in its place is nearer than any value of a parameter.
    // A list takes anything, so its letters cost half as much as letters that are too many.
    if let parameter { return (parameter.accepts(text) ? 1 : 2) + (isList ? text.count / 2 : 0) }
    return words.map { word in
      // A much longer text isn't a misspelling, and would take long to compare.
      if text.count > 2 * word.count { return text.count }
      return text.lowercased().difference(from: word.lowercased()).count
    }.min() ?? text.count
  }
}
