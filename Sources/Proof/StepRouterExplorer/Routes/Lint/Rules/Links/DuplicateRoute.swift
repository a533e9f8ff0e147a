import StepRouter

extension LintRule {
  /// Reports two routes with the same name.
  static let duplicateRoute = LintRule("duplicate-route") { catalogue in
    catalogue.routes.indices.compactMap { index in
      let route = catalogue.routes[index]
      guard let first = catalogue.routes[..<index].first(where: { $0.name == route.name }) else {
        return nil
      }
      return Fault(
        route: route, location: route.location,
        sentence: "Another route has this name, at \(first.location): links and suppressions mean "
          + "that one. Rename one of them.")
    }
  }
}
