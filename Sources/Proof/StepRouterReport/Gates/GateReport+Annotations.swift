import StepRouterExplorer

extension GateReport {
  /// A line for each failing fault, as one of GitHub's workflow commands. GitHub shows the fault at
  /// its line of the diff. A fault without a known line appears beside the run.
  package var annotations: [String] {
    review.failing.map { entry in
      let place = place(entry.fault.first.trial.location)
      let file = place.map { "file=\($0.path.asProperty),line=\($0.line)," } ?? ""
      let text = ([entry.fault.description] + entry.sentences).joined(separator: "\n")
      return "::error \(file)title=\(entry.fault.code.asProperty)::\(text.asData)"
    }
  }
}

extension String {
  fileprivate var asData: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "%": text += "%25"
      case "\r": text += "%0D"
      case "\n": text += "%0A"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  fileprivate var asProperty: String {
    var text = ""
    for character in asData {
      switch character {
      case ":": text += "%3A"
      case ",": text += "%2C"
      default: text.append(character)
      }
    }
    return text
  }
}
