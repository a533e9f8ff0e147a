import PortableUIKit
import StepRouter

/// One of the forms of a pattern's path: with one word in each place, and with or without each
/// optional component.
struct LinkForm: Sendable {
  enum Part: Sendable {
    case word(String)
    /// A component in the host's place.
    case host(DeclaredParameter)
    case value(DeclaredParameter)
    /// Any number of components. A form has at most one list.
    case list(DeclaredParameter)

    var parameter: DeclaredParameter? {
      switch self {
      case .word: nil
      case .host(let parameter), .value(let parameter), .list(let parameter): parameter
      }
    }

    var isList: Bool { if case .list = self { true } else { false } }
  }

  let pattern: Int
  let parts: [Part]
  /// The position of the list; nil if there's none.
  let listIndex: Int?

  init(pattern: Int, parts: [Part]) {
    self.pattern = pattern
    self.parts = parts
    listIndex = parts.firstIndex(where: \.isList)
  }

  /// Returns true if the map prefers this form to another that matches the same URL. That's so if
  /// only the other has a list, if the other's list begins earlier, or if it has fewer components
  /// beside it.
  func isPreferred(to other: LinkForm) -> Bool { rank > other.rank }

  private var rank: (Int, Int) { listIndex.map { ($0, parts.count) } ?? (.max, 0) }

  func hasRank(of other: LinkForm) -> Bool { rank == other.rank }

  /// Returns the components of a path that each part takes.
  func ranges(in path: [String]) -> [Range<Int>] {
    let extra = listIndex == nil ? 0 : path.count - parts.count + 1
    return parts.indices.map { index in
      guard let listIndex, index >= listIndex else { return index..<index + 1 }
      return index == listIndex ? index..<index + extra : index + extra - 1..<index + extra
    }
  }

  /// Returns true if some path has both forms.
  func overlaps(_ other: LinkForm) -> Bool { Self.overlap(parts[...], other.parts[...]) }

  private static func overlap(_ one: ArraySlice<Part>, _ other: ArraySlice<Part>) -> Bool {
    guard let first = one.first else { return other.allSatisfy(\.isList) }
    guard let second = other.first else { return one.allSatisfy(\.isList) }
    if first.isList {
      return overlap(one.dropFirst(), other)
        || (second.isList ? overlap(one, other.dropFirst()) : false)
        || !second.isList && first.overlaps(second) && overlap(one, other.dropFirst())
    }
    if second.isList { return overlap(other, one) }
    return first.overlaps(second) && overlap(one.dropFirst(), other.dropFirst())
  }
}

extension LinkForm.Part {
  /// Returns true if some text could be both.
  func overlaps(_ other: LinkForm.Part) -> Bool {
    switch (self, other) {
    case (.word(let one), .word(let two)): return one.isSame(as: two)
    case (.word(let word), _): return other.parameter?.accepts(word) == true
    case (_, .word(let word)): return parameter?.accepts(word) == true
    default:
      guard let parameter, let another = other.parameter else { return false }
      return parameter.overlaps(another)
    }
  }
}

extension LinkPath {
  /// The maximum number of forms of a path.
  static let mostForms = 64

  var formCount: Int {
    components.reduce(into: (forms: 1, row: 0)) { count, component in
      if component.parameter?.componentCount == .oneOrNone {
        count.forms = count.forms / (count.row + 1) &* (count.row + 2)
        count.row += 1
        return
      }
      count.row = 0
      if component.parameter == nil {
        count.forms = min(count.forms, .max / 1024) * max(component.words.count, 1)
      }
    }.forms
  }

  /// Returns the path's forms. Consecutive optional components are filled from the left.
  func forms(of pattern: Int) -> [LinkForm] {
    var forms: [[LinkForm.Part]] = [[]]
    var rest = components[...]
    while let component = rest.popFirst() {
      var endings: [[LinkForm.Part]]
      switch component.parameter {
      case nil: endings = component.words.map { [.word($0)] }
      case let parameter? where parameter.position == .host: endings = [[.host(parameter)]]
      case let parameter? where parameter.componentCount == .oneOrNone:
        endings = [[], [.value(parameter)]]
        while let next = rest.first?.parameter, next.componentCount == .oneOrNone {
          endings.append((endings.last ?? []) + [.value(next)])
          rest.removeFirst()
        }
      case let parameter?:
        let isList = parameter.componentCount == .any && !forms.joined().contains(where: \.isList)
        endings = [[isList ? .list(parameter) : .value(parameter)]]
      }
      forms = Array(forms.flatMap { form in endings.map { form + $0 } }.prefix(Self.mostForms))
    }
    return forms.map { LinkForm(pattern: pattern, parts: $0) }
  }
}
