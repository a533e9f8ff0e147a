import StepRouterLinks

/// A section of the settings.
enum Setting: String, CaseIterable, Sendable, LinkValue {
  case offers, delivery

  var title: String { rawValue.capitalized }
}
