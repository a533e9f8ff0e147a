import PortableUIKit
import StepRouterExplorer

extension GateReport {
  /// The result as SARIF 2.1.0, which code scanners show. It has a rule for each kind of fault, and
  /// a result for each fault, at the declaration of its destination if that's known.
  package var sarif: String {
    let kinds = review.entries.map(\.fault.kind)
      .reduce(into: [Exploration.Problem.Kind]()) { if !$0.contains($1) { $0.append($1) } }
    let log = SarifLog(
      runs: [
        .init(
          tool: .init(
            driver: .init(
              name: program,
              rules: kinds.map { .init(id: $0.rawValue, shortDescription: .init($0.heading)) })),
          results: review.entries.map { result($0, kinds) }
            + review.gone.map { result($0) })
      ])
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(log) else { return "" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private func result(
    _ entry: FaultReview.Entry, _ kinds: [Exploration.Problem.Kind]
  ) -> SarifLog.Result {
    let fault = entry.fault
    let codes = [RuleCodes.explanation(of: entry.sentences)].compactMap(\.self)
    let text = ([fault.description + "."] + entry.sentences + codes + [fault.first.code])
      .joined(separator: "\n")
    return SarifLog.Result(
      ruleId: fault.kind.rawValue, ruleIndex: kinds.firstIndex(of: fault.kind),
      level: review.failing.contains(entry) ? "error" : "note", message: .init(text),
      locations: locations(of: fault), partialFingerprints: ["fault/v1": fault.code],
      occurrenceCount: fault.count,
      baselineState: entry.isNew.map { $0 ? "new" : "unchanged" },
      suppressions: entry.reason.map { [.init(kind: "external", justification: $0)] })
  }

  /// Returns the result for a fault that is gone.
  private func result(_ fault: Exploration.Fault) -> SarifLog.Result {
    SarifLog.Result(
      ruleId: fault.kind.rawValue, ruleIndex: nil, level: "note",
      message: .init("\(fault)."), locations: locations(of: fault),
      partialFingerprints: ["fault/v1": fault.code], occurrenceCount: nil, baselineState: "absent",
      suppressions: nil)
  }

  private func locations(of fault: Exploration.Fault) -> [SarifLog.Location] {
    guard let place = place(fault.first.trial.location) else { return [] }
    return [
      .init(
        physicalLocation: .init(
          artifactLocation: .init(uri: place.path.asURI), region: .init(startLine: place.line)))
    ]
  }
}

/// The parts of SARIF that a fault needs, with the format's own names.
struct SarifLog: Encodable {
  struct Run: Encodable {
    let tool: Tool
    let results: [Result]
  }

  struct Tool: Encodable { let driver: Driver }

  struct Driver: Encodable {
    let name: String
    let rules: [Rule]
  }

  struct Rule: Encodable {
    let id: String
    let shortDescription: Message
  }

  struct Message: Encodable {
    let text: String

    init(_ text: String) { self.text = text }
  }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int?
    let level: String
    let message: Message
    let locations: [Location]
    let partialFingerprints: [String: String]
    let occurrenceCount: Int?
    let baselineState: String?
    let suppressions: [Suppression]?
  }

  struct Location: Encodable { let physicalLocation: Place }

  struct Place: Encodable {
    let artifactLocation: Artifact
    let region: Region
  }

  struct Artifact: Encodable { let uri: String }

  struct Region: Encodable { let startLine: UInt }

  struct Suppression: Encodable {
    let kind: String
    let justification: String
  }

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]
}

extension String {
  /// The path as a relative reference of a URI.
  fileprivate var asURI: String {
    addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? self
  }
}
