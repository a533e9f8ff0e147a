extension SourceFile {
  /// Rewrites `Screen(nibName: …, bundle: …)` where `Screen` is a generic parameter.
  ///
  /// Given a class's type, Swift can call any initializer of an Objective-C class, but only a
  /// `required` initializer of a Swift class, and UIKit's isn't `required`.
  func constructingByCast() -> SourceFile {
    guard text.contains("(nibName:") else { return self }
    let parameters = Set(text.matches(of: #/[<,]\s*(\w+): UI\w*Controller\b/#).map(\.1))
    return rewritten { text in
      text.replacing(#/\b(\w+)(\(nibName: [^()]*, bundle: [^()]*\))/#) { match in
        parameters.contains(match.1)
          ? "(UIViewController\(match.2) as! \(match.1))" : String(match.0)
      }
    }
  }
}
