import PortableUIKit
import Testing

/// Names with the shape that UIKit gives them, so that what compiles here compiles there.
@MainActor @Suite("Names are declared as UIKit declares them", .simulated)
struct DeclarationTests {
  private func isWritable<Root, Value>(_ path: KeyPath<Root, Value>) -> Bool {
    path is WritableKeyPath<Root, Value>
  }

  @Test("What can only be read in UIKit can only be read")
  func readOnly() {
    #expect(isWritable(\UIScrollView.contentSize), "a key path tells what can be set")
    #expect(!isWritable(\UIScrollView.contentLayoutGuide))
    #expect(!isWritable(\UIScrollView.frameLayoutGuide))
    #expect(!isWritable(\UIScrollView.panGestureRecognizer))
    #expect(!isWritable(\UISearchBar.searchTextField))
    #expect(!isWritable(\UIViewController.storyboard))
    #expect(isWritable(\UIMutableApplicationShortcutItem.targetContentIdentifier))
  }

  @Test("The request for a scene is a value")
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

  @Test("Spellings that UIKit has given up stand for the newer ones")
  func deprecatedSpellings() {
    #expect(UIBarButtonItem.Style.done.rawValue == 2)
    #expect(UINavigationItem.SearchBarPlacement.inline.rawValue == 1)
    #expect(UINavigationItem.SearchBarPlacement.stacked.rawValue == 2)
    guard #available(iOS 26.0, *) else { return }
    #expect(UIBarButtonItem.Style.done == .prominent)
    #expect(UINavigationItem.SearchBarPlacement.inline == .integrated)
  }

  @Test("A command keeps what it does while other modifiers are held down")
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
