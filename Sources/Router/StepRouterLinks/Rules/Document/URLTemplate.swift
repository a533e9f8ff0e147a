import PortableUIKit

/// A URL with parameter names in it: `https://shop.example/care/:id?from=:source`.
struct URLTemplate {
  private enum Piece {
    case text(String)
    case name(String)
  }

  private var pieces: [Piece] = []

  /// Reads a template. The colon of a name has to follow a slash or an equals sign.
  init(_ text: String) {
    var written = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard character == ":", ["/", "="].contains(written.last), !name.isEmpty else {
        written.append(character)
        continue
      }
      pieces += [.text(written), .name(String(name))]
      written = ""
      rest = rest.dropFirst(name.count)
    }
    pieces.append(.text(written))
  }

  var names: [String] {
    pieces.compactMap { if case .name(let name) = $0 { name } else { nil } }
  }

  /// Whether the host is a parameter's name.
  var hasNameInHost: Bool {
    guard case .text(let beginning)? = pieces.first, pieces.count > 1 else { return false }
    return beginning.hasSuffix("://")
  }

  func filled(_ value: (String) -> String) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .name(let name): value(name)
      }
    }.joined()
  }
}
