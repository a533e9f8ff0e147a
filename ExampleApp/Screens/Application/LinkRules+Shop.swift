import PortableUIKit
import StepRouterLinks

extension LinkRules {
  /// The rules built into the shop.
  private static let builtIn = """
    {
      "version": 1,
      "rules": [
        { "patterns": ["p/:id"], "presentation": "push" }
      ]
    }

    """

  /// The shop's rules for its links.
  ///
  /// - Parameter verify: Returns true if the shop's server has signed a document. By default, it
  ///   accepts none, so the built-in rules stay.
  public static func shop(
    verify: @escaping @MainActor (_ document: Data, _ signature: Data) -> Bool = { _, _ in false }
  ) -> LinkRules? {
    try? LinkRules(builtIn: Data(builtIn.utf8), named: "the shop's own rules", verify: verify)
  }
}
