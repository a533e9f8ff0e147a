import PortableUIKit
import Testing

/// Names as UIKit declares them, so that what compiles here compiles there.
@MainActor @Suite("Names are declared as UIKit declares them", .simulated)
struct DeclarationTests {
  private func isWritable<Root, Value>(_ path: KeyPath<Root, Value>) -> Bool {
    path is WritableKeyPath<Root, Value>
  }

  @Test("What UIKit declares read-only is read-only")
  func readOnly() {
    #expect(isWritable(\UIScrollView.contentSize), "a key path tells what can be set")
    #expect(!isWritable(\UIScrollView.contentLayoutGuide))
    #expect(!isWritable(\UIScrollView.frameLayoutGuide))
    #expect(!isWritable(\UIScrollView.panGestureRecognizer))
    #expect(!isWritable(\UISearchBar.searchTextField))
    #expect(!isWritable(\UIViewController.storyboard))
    #expect(isWritable(\UIMutableApplicationShortcutItem.targetContentIdentifier))
  }

  @Test("A request to activate a scene session is a value")
  func activationRequest() {
    guard #available(iOS 17.0, *) else { return }
    let request = UISceneSessionActivationRequest()
    var other = request
    #expect(other == request)
    other.userActivity = NSUserActivity(activityType: "product")
    #expect(request.userActivity == nil)
    #expect(other != request)
    #expect(request.role == .windowApplication)
    #expect(request.session == nil)
  }

  @Test("Deprecated spellings stand for the newer ones")
  func deprecatedSpellings() {
    #expect(UIBarButtonItem.Style.done.rawValue == 2)
    #expect(UINavigationItem.SearchBarPlacement.inline.rawValue == 1)
    #expect(UINavigationItem.SearchBarPlacement.stacked.rawValue == 2)
    guard #available(iOS 26.0, *) else { return }
    #expect(UIBarButtonItem.Style.done == .prominent)
    #expect(UINavigationItem.SearchBarPlacement.inline == .integrated)
  }

  @Test("A key command keeps its alternates, attributes and state")
  func alternates() {
    let all = UICommandAlternate(
      title: "Close All", action: Selector(("closeAll:")), modifierFlags: .alternate)
    let command = UIKeyCommand(
      title: "Close", action: Selector(("close:")), input: "w", modifierFlags: .command,
      alternates: [all], discoverabilityTitle: "Close the window", attributes: .destructive,
      state: .on)
    #expect(command.alternates == [all])
    #expect(command.discoverabilityTitle == "Close the window")
    #expect(command.attributes == .destructive)
    #expect(command.state == .on)
    command.title = "Close Window"
    #expect(command.title == "Close Window")
  }
}
