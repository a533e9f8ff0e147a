import StepRouterExplorer
import StepRouterTesting

/// The pictures of all windows, each stored once, with their hierarchies.
struct PictureBook {
  /// A picture: the numbers of its pieces and of its hierarchy's lines.
  struct Picture {
    let frame: PictureFrame
    let pieces: [Int]
    let hierarchy: [Int]
  }

  private(set) var pictures: [Picture] = []
  private var pieces = StringTable()
  private var lines = StringTable()
  private var numbers: [Key: Int] = [:]
  private var defined: Set<Int> = []

  private struct Key: Hashable {
    let frame: PictureFrame
    let hierarchy: HierarchySnapshot
    let contents: [ScreenContents]?

    init(_ window: StateWindow, _ frame: PictureFrame) {
      self.frame = frame
      hierarchy = window.hierarchy
      contents = window.contents
    }
  }

  /// The pieces of the pictures, as SVG.
  var pieceTexts: [String] { pieces.texts }
  /// The lines of the hierarchies.
  var lineTexts: [String] { lines.texts }

  /// Whether the windows are on a foldable phone.
  private let folds: Bool

  init(folds: Bool) {
    self.folds = folds
  }

  private func frame(of window: StateWindow, after moves: [UserMove]) -> PictureFrame {
    folds ? .phone(PhonePose(after: moves)) : .screen(window.shape)
  }

  /// Adds the picture of a window unless it's there already, and returns its number.
  ///
  /// - Parameter moves: The moves that lead to the window. They determine the pose of a foldable
  ///   phone.
  mutating func add(_ window: StateWindow, after moves: [UserMove]) -> Int {
    let frame = frame(of: window, after: moves)
    let key = Key(window, frame)
    if let known = numbers[key] { return known }
    let number = pictures.count
    numbers[key] = number
    pictures.append(
      Picture(
        frame: frame,
        pieces: WindowDrawing(window, in: frame).pieces.map { pieces.number(of: $0) },
        hierarchy: window.hierarchy.description.split(separator: "\n").map {
          lines.number(of: String($0))
        }))
    return number
  }

  func number(of window: StateWindow, after moves: [UserMove]) -> Int? {
    numbers[Key(window, frame(of: window, after: moves))]
  }

  /// Includes the picture in the page, so that it's visible without scripts.
  mutating func define(_ number: Int) { defined.insert(number) }

  /// The pictures that the page includes.
  var symbols: Markup {
    let symbols = defined.sorted().map { number -> Markup in
      let drawing = pictures[number].pieces.map { pieces.texts[$0] }.joined()
      return """
        <symbol id="p\(number)" viewBox="\(pictures[number].frame.viewBox)">\(Markup(html: drawing))</symbol>

        """
    }
    return "<svg class=\"symbols\" aria-hidden=\"true\">\n\(symbols)</svg>\n"
  }

  /// Returns a picture that the page includes, or an empty element that a script fills.
  func markup(of number: Int, label: String) -> Markup {
    let style = pictures[number].frame.style
    guard defined.contains(number) else {
      return """
        <svg class="picture \(style)" viewBox="\(pictures[number].frame.viewBox)" role="img" \
        aria-label="\(label)" data-picture="\(number)"></svg>
        """
    }
    return """
      <svg class="picture \(style)" viewBox="\(pictures[number].frame.viewBox)" role="img" \
      aria-label="\(label)"><use href="#p\(number)"/></svg>
      """
  }
}
