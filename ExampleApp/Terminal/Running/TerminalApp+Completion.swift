import ExampleScreens
import PortableUIKit
import StepRouterExplorer
import StepRouterLinks

extension TerminalApp {
  /// Returns the possible completions of the last word of a line.
  package func completions(of line: String) -> [String] {
    let isNewWord = line.last?.isWhitespace ?? true
    var typed = line.split(whereSeparator: \.isWhitespace).map(String.init)
    let word = isNewWord ? "" : typed.popLast() ?? ""
    guard let command = typed.first else {
      return CommandForm.all.map(\.name).filter { $0.begins(as: word) }
    }
    guard typed.count == 1 else { return [] }
    return words(behind: command).filter { $0.begins(as: word) }
  }

  private func words(behind command: String) -> [String] {
    switch command {
    case "go", "plan": destinationNames.map(\.name)
    case "open", "notify": linkBeginnings
    case "shortcut": ShopShortcut.allCases.map(\.rawValue)
    case "resize": WindowShape.allCases.map(\.rawValue)
    case "trace": ["on", "off"]
    case "record": ["off"]
    case "tap": titles.filter { !$0.isEmpty && !$0.contains(where: \.isWhitespace) }
    default: []
    }
  }

  private var titles: [String] {
    device.perform { front.map { controls(of: $0.window).map(\.title) } ?? [] }
  }

  /// The beginnings of the links up to their first parameter, without duplicates.
  private var linkBeginnings: [String] {
    var known: Set<String> = []
    return links.patterns.map { pattern in
      let all = pattern.split(separator: "?").first?.split(separator: "/") ?? []
      let words = all.prefix { !$0.hasPrefix(":") }
      let isWhole = words.count == all.count
      return "shop://" + words.joined(separator: "/") + (isWhole ? "" : "/")
    }.filter { known.insert($0).inserted }
  }
}
