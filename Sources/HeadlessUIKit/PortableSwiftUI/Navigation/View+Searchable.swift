#if !canImport(UIKit)
/// The place of a search field, which a headless device ignores.
public struct SearchFieldPlacement: Sendable {
  private let name: String

  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { navigationBarDrawer }

  public struct NavigationBarDrawerDisplayMode: Sendable {
    private let name: String

    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }
}

extension View {
  /// Puts a search field into the navigation bar of this screen.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: prompt?.content))
  }

  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
}

private struct SearchModifier: RenderedModifier {
  typealias Body = Never

  let text: Binding<String>
  let prompt: String?

  func render(_ content: some View, in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    let search = node.element { Search() }
    search.text = text
    let bar = search.controller.searchBar
    bar.placeholder = prompt ?? "Search"
    if bar.text ?? "" != text.wrappedValue { bar.text = text.wrappedValue }
    if let item = scope.host.host?.navigationItem, item.searchController !== search.controller {
      item.searchController = search.controller
      node.onRemoval = { [weak item] in
        if item?.searchController === search.controller { item?.searchController = nil }
      }
    }
    return node.render(content, at: .position(0), scope)
  }
}

private final class Search: NSObject, UISearchResultsUpdating {
  let controller = UISearchController(searchResultsController: nil)
  var text: Binding<String>?

  override init() {
    super.init()
    controller.searchResultsUpdater = self
    controller.obscuresBackgroundDuringPresentation = false
  }

  func updateSearchResults(for searchController: UISearchController) {
    let new = searchController.searchBar.text ?? ""
    if text?.wrappedValue != new { text?.wrappedValue = new }
  }
}
#endif
