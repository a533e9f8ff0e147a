import StepRouterExplorer
import StepRouterTesting

/// The pictures of all windows, each stored once, with the hierarchies they show.
struct PictureBook {
  /// A picture: the numbers of its pieces and of its hierarchy's lines.
  struct Picture {
    let shape: WindowShape
    let pieces: [Int]
    let hierarchy: [Int]
  }

  private(set) var pictures: [Picture] = []
  private var pieces = StringTable()
  private var lines = StringTable()
  private var numbers: [Key: Int] = [:]
  private var defined: Set<Int> = []

  private struct Key: Hashable {
    let shape: WindowShape
    let hierarchy: HierarchySnapshot
    let contents: [ScreenContents]?

    init(_ window: StateWindow) {
      shape = window.shape
      hierarchy = window.hierarchy
      contents = window.contents
    }
  }

  /// The pieces of the pictures, as SVG.
  var pieceTexts: [String] { pieces.texts }
  /// The lines of the hierarchies.
  var lineTexts: [String] { lines.texts }

  /// Adds the picture of a window unless it's there already, and returns its number.
  mutating func add(_ window: StateWindow) -> Int {
    let key = Key(window)
    if let known = numbers[key] { return known }
    let number = pictures.count
    numbers[key] = number
    pictures.append(
      Picture(
        shape: window.shape,
        pieces: WindowDrawing(window).pieces.map { pieces.number(of: $0) },
        hierarchy: window.hierarchy.description.split(separator: "\n").map {
          lines.number(of: String($0))
        }))
    return number
  }

  func number(of window: StateWindow) -> Int? {
    numbers[Key(window)]
  }

  /// Includes the picture in the page, so that it's visible without a script.
  mutating func define(_ number: Int) { defined.insert(number) }

  /// The pictures the page includes.
  var symbols: Markup {
    let symbols = defined.sorted().map { number -> Markup in
      let drawing = pictures[number].pieces.map { pieces.texts[$0] }.joined()
      return """
        <symbol id="p\(number)" viewBox="\(viewBox(of: number))">\(Markup(html: drawing))</symbol>

        """
    }
    return "<svg class=\"symbols\" aria-hidden=\"true\">\n\(symbols)</svg>\n"
  }

  /// Returns a picture the page includes, or an empty place that a script fills.
  func markup(of number: Int, label: String) -> Markup {
    let shape = pictures[number].shape.rawValue
    guard defined.contains(number) else {
      return """
        <svg class="picture \(shape)" viewBox="\(viewBox(of: number))" role="img" \
        aria-label="\(label)" data-picture="\(number)"></svg>
        """
    }
    return """
      <svg class="picture \(shape)" viewBox="\(viewBox(of: number))" role="img" \
      aria-label="\(label)"><use href="#p\(number)"/></svg>
      """
  }

  private func viewBox(of number: Int) -> String {
    let size = WindowDrawing.size(of: pictures[number].shape)
    return "0 0 \(size.width) \(size.height)"
  }
}
