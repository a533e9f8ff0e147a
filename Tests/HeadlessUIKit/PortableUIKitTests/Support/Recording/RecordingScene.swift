import PortableUIKit

/// A storyboard's screen, which logs the calls of its segues.
class RecordingScene: RecordingScreen {
  var allowsSegues = true
  var allowsUnwinding = true

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    record("shouldPerformSegue(\(identifier))")
    return allowsSegues
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    record("prepare(\(segue.identifier ?? "nil"), \(nameOf(segue.destination)))")
  }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    record("canPerform(\(action), from: \(nameOf(fromViewController)))")
    return allowsUnwinding
      && super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
  }

  override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    record("unwind(towards: \(nameOf(subsequentVC)))")
    super.unwind(for: unwindSegue, towards: subsequentVC)
  }
}
