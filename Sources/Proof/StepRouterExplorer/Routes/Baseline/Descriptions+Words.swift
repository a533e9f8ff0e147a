import StepRouter

extension StepDescription {
  /// Returns a type's name without the step's screen and context, which the step names already.
  func name(of type: TypeName) -> String { shortName(type, without: [screen, context]) }
}

extension FinderDescription {
  /// Describes the finder and where it looks: `ClassFinder (current, visible) from the root`.
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
  /// Describes the factory, and the factory of its container.
  func words(without known: [any Any.Type]) -> String {
    let name = shortName(type, without: known)
    return container.map { "\(name) of \(shortName($0, without: known))" } ?? name
  }
}

extension ConversionDescription {
  /// The types and the transformer, in words.
  var words: String {
    "convert \(shortName(source)) to \(shortName(target)) by "
      + shortName(transformer, without: [source, target])
  }
}

extension BaseDescription.Kind {
  /// The base, in words.
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
  /// The condition of the case, and its target unless that's a chain.
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
