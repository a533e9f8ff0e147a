import ExampleScreens
import PortableUIKit
import StepRouterLinks
import StepRouterVerify

extension TerminalApp {
  /// Puts the rules in a file into effect, or lists the rules in effect.
  func setRules(_ file: String?) throws(Problem) -> Reply {
    guard let rules else { throw Problem("The shop has no rules.") }
    if let file {
      let document = try SmallFile.contents(of: file)
      do throws(LinkRulesError) {
        // The user who types the command vouches for the file.
        try rules.replace(with: document, signature: Data(), named: file)
      } catch {
        throw Problem(error.description)
      }
    }
    return Reply(lines: ["Rules of version \(rules.version):"] + rules.all.map(\.description))
  }
}
