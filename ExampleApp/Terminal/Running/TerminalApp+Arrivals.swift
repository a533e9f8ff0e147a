import ExampleScreens
import PortableUIKit
import StepRouterVerify

/// What comes from outside: by the system, to a shop that runs or does not.
extension TerminalApp {
  func open(_ text: String) throws(Problem) -> Reply {
    let url = try link(text)
    return arrive {
      if url.scheme?.lowercased().hasPrefix("http") == true {
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = url
        device.user.continue(activity)
      } else {
        device.user.open(url)
      }
    }
  }

  func choose(shortcut name: String) throws(Problem) -> Reply {
    guard let shortcut = ShopShortcut(rawValue: name) else {
      let names = ShopShortcut.allCases.map(\.rawValue)
      let proposal =
        Spelling.question(about: name, among: names)
        ?? "there are \(names.joined(separator: ", "))."
      throw Problem("There is no shortcut \(name.quoted); \(proposal)")
    }
    return arrive { device.user.choose(shortcut.item) }
  }

  func notify(of text: String) throws(Problem) -> Reply {
    let url = try link(text)
    return arrive {
      device.user.tapNotification(
        with: ["aps": ["alert": "Have a look"], "url": url.absoluteString])
    }
  }

  /// Hands something over; a shop that does not run is launched by it.
  private func arrive(_ deliver: () -> Void) -> Reply {
    withRefusals(
      run {
        deliver()
        if !isRunning { launch() }
      })
  }

  /// The system hands over only what is the shop's own.
  private func link(_ text: String) throws(Problem) -> URL {
    guard let url = URL(string: text) else { throw Problem("\(text.quoted) is not a URL.") }
    do {
      if try links.target(for: url) != nil { return url }
    } catch {
      // It is the shop's own and wrong, which the shop says itself.
      return url
    }
    throw Problem(
      "\(text.quoted) is not a link of the shop; “links” lists those that are.")
  }
}
