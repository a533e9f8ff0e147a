import PortableUIKit
import StepRouterExplorer

/// The data a report's scripts read. Repeated values appear once and go by their numbers.
struct ReportData: Encodable {
  private struct State: Encodable {
    let label: String
    let moves: [Int]
    let windows: [Int]
    let tab: String?
  }

  private struct Move: Encodable {
    let phrase: String
    let code: String
  }

  private struct Destination: Encodable {
    let name: String
    let code: String
    let location: String
  }

  private struct Picture: Encodable {
    let shape: String
    let pieces: [Int]
    let lines: [Int]
  }

  private struct Mark: Encodable {
    let letter: String
    let style: String
    let name: String
    let meaning: String
  }

  private struct Fault: Encodable {
    let cell: [Int]
    let finding: Int?
    let texts: [Int]
  }

  private let pieces: [String]
  private let lines: [String]
  private let pictures: [Picture]
  private let moves: [Move]
  private let states: [State]
  private let destinations: [Destination]
  private let marks: [Mark]
  private let rows: [String]
  private let texts: [String]
  private let faults: [Fault]

  init(_ facts: ReportFacts) {
    pieces = facts.pictures.pieceTexts
    lines = facts.pictures.lineTexts
    pictures = facts.pictures.pictures.map {
      Picture(shape: $0.shape.rawValue, pieces: $0.pieces, lines: $0.hierarchy)
    }
    var moves = MoveTable()
    states = facts.exploration.states.enumerated().map { index, state in
      State(
        label: facts.label(of: index), moves: state.moves.map { moves.number(of: $0) },
        windows: facts.statePictures[index], tab: state.tab)
    }
    self.moves = moves.moves.map { Move(phrase: $0.phrase, code: $0.description) }
    destinations = facts.exploration.destinations.map {
      Destination(
        name: $0.name, code: $0.name.debugDescription, location: $0.location.description)
    }
    marks = OutcomeMark.all.map {
      Mark(letter: String($0.letter), style: $0.style, name: $0.name, meaning: $0.meaning)
    }
    rows = facts.grid.rows.map { String($0) }
    var texts = StringTable()
    faults = facts.grid.faults.map { fault in
      Fault(
        cell: [fault.state, fault.destination], finding: fault.finding.map { $0 + 1 },
        texts: fault.problems.map { texts.number(of: $0.description) })
    }
    self.texts = texts.texts
  }

  /// The data as JSON in which no tag can begin.
  var markup: Markup {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { return "{}" }
    let text = String(decoding: data, as: UTF8.self)
    return Markup(html: text.replacingOccurrences(of: "<", with: "\\u003c"))
  }
}

/// Numbers the moves that lead to states, and stores each once.
private struct MoveTable {
  private(set) var moves: [UserMove] = []
  private var numbers: [UserMove: Int] = [:]

  mutating func number(of move: UserMove) -> Int {
    if let known = numbers[move] { return known }
    numbers[move] = moves.count
    moves.append(move)
    return moves.count - 1
  }
}
