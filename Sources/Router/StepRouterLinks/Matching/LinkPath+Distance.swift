import PortableUIKit
import StepRouter

extension LinkPath {
  /// Returns how far a path is from matching this one: about the number of letters that differ or
  /// are extra, plus the number of missing components, in any position.
  func distance(to path: [String]) -> Int {
    // `row[n]` is the distance between the path's first n components and the pattern's so far.
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
    // An exact word costs nothing, so it's nearer than any value of a parameter.
    if let parameter { return (parameter.accepts(text) ? 1 : 2) + (isList ? text.count / 2 : 0) }
    return words.map { word in
      // A much longer text isn't a misspelling, and would take long to compare.
      if text.count > 2 * word.count { return text.count }
      return text.lowercased().difference(from: word.lowercased()).count
    }.min() ?? text.count
  }
}
