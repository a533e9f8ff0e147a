extension SourceFile {
  /// With `Screen(nibName: …, bundle: …)` written another way where `Screen` is a generic parameter.
  ///
  /// Swift lets a class from Objective-C be made from its type by any of its initialisers, and a
  /// class from Swift by those that are `required` only, which UIKit's is not.
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
