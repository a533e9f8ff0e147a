import StepRouter

extension LintRule {
  /// Reports two links with the same form.
  static let duplicateLink = LintRule("duplicate-link") { catalogue in
    catalogue.links.indices.compactMap { index in
      let link = catalogue.links[index]
      guard let first = catalogue.links[..<index].first(where: { $0.form == link.form }) else {
        return nil
      }
      return Fault(
        route: catalogue.route(of: link), location: link.location,
        sentence:
          "“\(link.pattern)” has the form of “\(first.pattern)” at \(first.location), which is "
          + "tried before: give them different words.")
    }
  }
}

extension CataloguedLink {
  /// The words of the path, with the same placeholder for every parameter.
  var form: [String] { Self.form(of: pattern) }

  /// A parameter that may be missing keeps its brackets; one that repeats keeps its ellipsis.
  static func form(of pattern: String) -> [String] {
    pattern.prefix { $0 != "?" }.split(separator: "/").map { component in
      guard component.hasPrefix(":") || component.hasPrefix("[:") else { return "\(component)" }
      return String(component.filter { "[:…]".contains($0) })
    }
  }
}
