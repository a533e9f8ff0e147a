extension SourceFile {
  /// Rewrites syntax that only a compiler with the Objective-C runtime understands.
  func withoutObjectiveC() -> SourceFile {
    guard text.contains("@objc") || text.contains("#selector") else { return self }
    return rewrittenLines { line in
      line.replacing(#/@objc(?:Members)? /#, with: "")
        .replacing(#/#selector\((.*)\)/#) { "Selector(\"\($0.1)\")" }
    }
  }
}
