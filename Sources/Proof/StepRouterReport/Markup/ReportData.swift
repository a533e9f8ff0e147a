import PortableUIKit
import StepRouterExplorer

/// The data for a report's scripts. Repeated values appear once, and other values refer to them by
/// number.
struct ReportData: Encodable {
  private struct State: Encodable {
    let label: String
    let moves: [Int]
    let windows: [Int]
    let tab: String?
    /// The index of the window that the user touches.
    let front: Int
  }

  private struct Move: Encodable {
    let phrase: String
    let code: String
    /// The control in a picture that makes the move.
    let touch: String
    let number: Int?
  }

  private struct Destination: Encodable {
    let name: String
    let code: String
    let location: String
    /// The steps of its chain, if the report knows the routes.
    let chain: [String]?
  }

  private struct Picture: Encodable {
    let style: String
    let box: String
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
  /// For each state, the possible moves, each followed by the state that it leads to, or -1.
  private let ways: [[Int]]
  /// For each fault, the state, the destination if there's one, and the pictures afterward.
  private let findings: [Finding]

  private struct Finding: Encodable {
    let title: String
    let state: Int
    let destination: Int?
    let move: Int?
    let after: [Int]
  }

  init(_ facts: ReportFacts) {
    pieces = facts.pictures.pieceTexts
    lines = facts.pictures.lineTexts
    pictures = facts.pictures.pictures.map {
      Picture(
        style: $0.frame.style, box: $0.frame.viewBox, pieces: $0.pieces, lines: $0.hierarchy)
    }
    var moves = MoveTable()
    states = facts.exploration.states.enumerated().map { index, state in
      State(
        label: facts.label(of: index), moves: state.moves.map { moves.number(of: $0) },
        windows: facts.statePictures[index], tab: state.tab,
        front: state.windows.firstIndex(where: \.isFront) ?? 0)
    }
    var ways = Array(repeating: [Int](), count: facts.exploration.states.count)
    for edge in facts.exploration.edges where ways.indices.contains(edge.from) {
      ways[edge.from] += [moves.number(of: edge.move), edge.to ?? -1]
    }
    self.ways = ways
    let names = facts.exploration.destinations.map(\.name)
    findings = facts.findings.enumerated().map { place, finding in
      let after = place < facts.films.count ? facts.films[place].after : nil
      return Finding(
        title: finding.title, state: finding.trial.state,
        destination: finding.trial.destination.flatMap { names.firstIndex(of: $0) },
        move: finding.trial.move.map { moves.number(of: $0) },
        after: after.map { frame in
          frame.windows.compactMap { facts.picture(of: $0, in: frame) }
        } ?? [])
    }
    self.moves = moves.moves.map {
      Move(phrase: $0.phrase, code: $0.description, touch: $0.touch, number: $0.number)
    }
    let routes = facts.report.declared?.routes ?? []
    destinations = facts.exploration.destinations.map { destination in
      let route = routes.first { $0.name == destination.name }
      return Destination(
        name: destination.name, code: destination.name.debugDescription,
        location: destination.location.description, chain: route?.chain)
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

  /// The data as JSON. It contains no “<”, so no tag can begin in it.
  var markup: Markup {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { return "{}" }
    let text = String(decoding: data, as: UTF8.self)
    return Markup(html: text.replacingOccurrences(of: "<", with: "\\u003c"))
  }
}

/// Numbers moves, and stores each once.
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
