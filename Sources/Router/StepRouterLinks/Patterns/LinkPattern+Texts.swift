extension LinkPattern {
  /// Returns the text of each parameter; nil if the pattern can't hold the context, or if a
  /// parameter takes several texts.
  package func singleTexts(of context: Context) -> [String: String]? {
    guard let texts = write(context), texts.values.allSatisfy({ $0.count < 2 }) else { return nil }
    return texts.compactMapValues(\.first)
  }

  /// Returns the context that the parameters' texts stand for.
  package func context(ofTexts texts: [String: String]) throws(LinkError) -> Context {
    try read(texts.mapValues { [$0] })
  }
}
