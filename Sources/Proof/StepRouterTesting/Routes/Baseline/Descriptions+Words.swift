import StepRouter

extension StepDescription {
  /// A type of the step's, without the types that the step says already.
  func name(of type: TypeName) -> String { shortName(type, without: [screen, context]) }
}

extension FinderDescription {
  /// The finder and where it looks: `ClassFinder (current, visible) from the root`.
  func words(with context: (any Any.Type)? = nil) -> String {
    let name = shortName(type, without: [screen, context].compactMap { $0 })
    let places = options.flatMap { options in
      options == .fullStack ? nil : options.isEmpty ? "(nowhere)" : "(\(options))"
    }
    let beginning: String? =
      switch start {
      case .topmost, nil: nil
      case .root: "from the root"
      case .custom: "from a view controller of its own"
      }
    return [name, places, beginning].compactMap { $0 }.joined(separator: " ")
  }
}

extension FactoryDescription {
  /// The factory, and what makes its container.
  func words(without known: [any Any.Type]) -> String {
    let name = shortName(type, without: known)
    return container.map { "\(name) of \(shortName($0, without: known))" } ?? name
  }
}

extension ConversionDescription {
  /// From which type to which, and how.
  var words: String {
    "convert \(shortName(source)) to \(shortName(target)) by "
      + shortName(transformer, without: [source, target])
  }
}

extension BaseDescription.Kind {
  /// As one would write it.
  var words: String {
    switch self {
    case .root: "root"
    case .current: "current"
    case .found(let finder): "\(TypeName(finder.screen)) found by \(finder.words())"
    case .madeLater: "made later"
    }
  }
}

extension CaseDescription {
  /// When it is taken, and where it leads if that is no chain.
  var words: String {
    let condition =
      switch condition {
      case .always: "otherwise"
      case .closure: "if a closure says so"
      case .finds(let finder): "if found by \(finder.words())"
      }
    return switch branch {
    case .chain: "case \(condition)"
    case .found: "case \(condition), what is found"
    case .madeLater: "case \(condition), made later"
    }
  }
}
