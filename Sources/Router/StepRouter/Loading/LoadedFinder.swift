import PortableUIKit

/// Finds the content of an ``AsyncScreen`` that has loaded it for this context.
struct LoadedFinder<Content: UIViewController, Context>: Finder {
  let finder: any Finder<AsyncScreen<Content, Context>, Context>

  func findViewController(with context: Context) throws -> Content? {
    try finder.findViewController(with: context)?.content
  }
}
