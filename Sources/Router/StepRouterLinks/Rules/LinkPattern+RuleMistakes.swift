import StepRouter

extension LinkPattern {
  /// Explains that a rule needs a function of the presentation instead of a finished chain.
  @available(
    *, unavailable,
    message:
      "a rule says how the screen is presented: write .modal { presentation in … .using(.present(presentation)) … }, or a function of a LinkPresentation"
  )
  public func modal<Screen, Other>(_ step: DestinationStep<Screen, Other>) -> LinkPattern { self }

  /// Explains which chains a rule can choose.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message: "the chain takes another 'Context' than the link: .adaptingContext(using: …) behind it"
  )
  public func push<Screen, Other>(_ step: DestinationStep<Screen, Other>) -> LinkPattern { self }

  /// Explains which chains a rule can choose.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message: "the chain takes another 'Context' than the link: .adaptingContext(using: …) behind it"
  )
  public func replace<Screen, Other>(_ step: DestinationStep<Screen, Other>) -> LinkPattern { self }
}
