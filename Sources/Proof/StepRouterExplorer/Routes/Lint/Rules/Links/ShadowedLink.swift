import StepRouter

extension LintRule {
  /// Reports a link that loses some of its URLs to an earlier link of another form.
  static let shadowedLink = LintRule("shadowed-link") { catalogue in
    catalogue.links.compactMap { link in
      let rival = link.rivals.first { CataloguedLink.form(of: $0) != link.form }
      guard let rival else { return nil }
      return Fault(
        route: catalogue.route(of: link), location: link.location,
        sentence: "“\(rival)” is tried before “\(link.pattern)” and takes URLs of it: put this one "
          + "first, or give them different words.")
    }
  }
}
