import PortableUIKit
import StepRouter

/// Notes that it was asked, and with what; finds what another finder finds, or throws.
struct AskedFinder<ViewController: UIViewController, Context>: Finder {
  let name: String
  let journal: Journal
  var finder: any Finder<ViewController, Context> = NilFinder<ViewController, Context>()
  var isThrowing = false

  func findViewController(with context: Context) throws -> ViewController? {
    journal.note("find \(name) \(context)")
    if isThrowing { throw Refusal() }
    return try finder.findViewController(with: context)
  }
}
