import ExampleScreens
import PortableUIKit
import StepRouterVerify

/// Links, shortcuts and notifications from the system, whether or not the shop is running.
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

  /// Runs the delivery, and launches the shop if it isn't running.
  private func arrive(_ deliver: () -> Void) -> Reply {
    withRefusals(
      run {
        deliver()
        if !isRunning { launch() }
      })
  }

  /// Returns the text as a link of the shop; throws if the system wouldn't pass it to the shop.
  private func link(_ text: String) throws(Problem) -> URL {
    guard let url = URL(string: text) else { throw Problem("\(text.quoted) is not a URL.") }
    do {
      if try links.target(for: url) != nil { return url }
    } catch {
      // It's a link of the shop, but an invalid one, which the shop reports itself.
      return url
    }
    throw Problem(
      "\(text.quoted) is not a link of the shop; “links” lists those that are.")
  }
}
