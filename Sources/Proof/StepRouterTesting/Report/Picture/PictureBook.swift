/// The pictures of all windows, each once, with the hierarchies that they show.
struct PictureBook {
  /// A picture: numbers of pieces, numbers of lines.
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
  }

  /// What pictures consist of.
  var pieceTexts: [String] { pieces.texts }
  /// What hierarchies consist of.
  var lineTexts: [String] { lines.texts }

  /// The picture's number.
  mutating func add(_ window: StateWindow) -> Int {
    let key = Key(shape: window.shape, hierarchy: window.hierarchy)
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
    numbers[Key(shape: window.shape, hierarchy: window.hierarchy)]
  }

  /// Has the picture stand in the page, where no script is needed to see it.
  mutating func define(_ number: Int) { defined.insert(number) }

  /// The pictures that stand in the page.
  var symbols: Markup {
    let symbols = defined.sorted().map { number -> Markup in
      let drawing = pictures[number].pieces.map { pieces.texts[$0] }.joined()
      return """
        <symbol id="p\(number)" viewBox="\(viewBox(of: number))">\(Markup(html: drawing))</symbol>

        """
    }
    return "<svg class=\"symbols\" aria-hidden=\"true\">\n\(symbols)</svg>\n"
  }

  /// A picture, if it stands in the page; else an empty place that a script fills.
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
