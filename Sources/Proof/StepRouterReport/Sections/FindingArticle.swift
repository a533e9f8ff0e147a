import StepRouterExplorer

/// A fault: the way to it, its problems, and code that reproduces it.
struct FindingArticle {
  private let number: Int
  private let facts: ReportFacts
  private let finding: Exploration.Finding
  private let film: Film

  init(number: Int, _ facts: ReportFacts) {
    self.number = number
    self.facts = facts
    finding = facts.findings[number]
    film = facts.films[number]
  }

  var markup: Markup {
    """
    <article class="finding" id="\(id)" aria-labelledby="\(id)-title">
    <h4 id="\(id)-title"><a class="self" href="#\(id)">\(id.uppercased())</a> \
    \(Markup.name(finding.title))</h4>
    <p class="facts">\(circumstances)</p>
    <ul class="problems">
    \(problems)</ul>
    <h5>How to get there</h5>
    \(steps)\(filmstrip)\(evidence)\(hierarchies)<h5>As a test</h5>
    <pre class="code" tabindex="0"><code>\(finding.code)</code></pre>
    <p class="buttons js-only">
    <button type="button" data-copy="\(finding.code)">Copy as test</button>
    <button type="button" data-link="#\(id)">Copy link</button> \
    <button type="button" data-walk="\(finding.trial.state)">Walk from here</button></p>
    </article>

    """
  }

  private var id: String { "f\(number + 1)" }

  private var circumstances: Markup {
    let moves =
      finding.moves.isEmpty ? "At the start" : "After \(finding.moves.count.counted("move"))"
    let others = finding.count > 1 ? "in \(finding.count.counted("state"))" : "in one state"
    let state = finding.trial.state
    return """
      \(moves) · \(others), first <a href="#s\(state)">S\(state)</a>\
      \(declaration)
      """
  }

  private var declaration: Markup {
    guard let location = finding.trial.location?.ofApp else { return "" }
    let name = Markup.code(location.description)
    guard let address = facts.report.sources?.address(of: location) else {
      return " · declared at \(name)"
    }
    return " · declared at <a href=\"\(address)\">\(name)</a>"
  }

  /// The problems, crashes first.
  private var problems: [Markup] {
    let all = finding.trial.problems
    let crashes = all.filter(\.isCrash)
    let aftermath = crashes.isEmpty ? "" : "After the crash: "
    let behind = finding.crash.map {
      "<li>\(Markup.name("This follows a crash, of \($0)."))</li>\n" as Markup
    }
    return crashes.map { problem($0) }
      + all.filter { !$0.isCrash }.map { problem($0, aftermath) } + [behind].compactMap(\.self)
  }

  private func problem(_ problem: Exploration.Problem, _ prefix: String = "") -> Markup {
    let isOfCause = problem.kind == finding.trial.problems.first?.kind
    let kind: Markup = isOfCause ? "" : "\(Markup.code(problem.kind.rawValue)) "
    return "<li>\(kind)\(Markup.name(prefix + problem.detail))</li>\n"
  }

  private var steps: Markup {
    let moves = finding.moves.map { "<li>\(Markup.name($0.phrase))</li>\n" as Markup }
    return """
      <ol class="moves">
      \(moves)<li class="last"><strong>\(Markup.name(finding.title))</strong></li>
      </ol>

      """
  }

  private var filmstrip: Markup {
    guard film.frames.contains(where: { !$0.windows.isEmpty }) else { return "" }
    let frames = film.frames.enumerated().map { place, frame -> Markup in
      """
      <li><figure><div class="windows">\(pictures(of: frame))</div>\
      <figcaption>\(place + 1). \(Markup.name(frame.caption))\(link(to: frame))</figcaption>\
      </figure></li>

      """
    }
    return """
      <ol class="film" aria-label="The screen on the way to the fault" tabindex="0">
      \(frames)</ol>

      """
  }

  private func link(to frame: Film.Frame) -> Markup {
    frame.state.map { " <a href=\"#s\($0)\">S\($0)</a>" } ?? ""
  }

  private func pictures(of frame: Film.Frame) -> [Markup] {
    let label = frame.state.map { facts.label(of: $0) } ?? frame.caption
    return frame.windows.compactMap { window in
      facts.picture(of: window, in: frame).map { facts.pictures.markup(of: $0, label: label) }
    }
  }

  private var evidence: Markup {
    guard let evidence = facts.report.evidence[finding] else { return "" }
    let plan = evidence.plan.map {
      "<details><summary>Plan</summary><pre tabindex=\"0\">\($0)</pre></details>\n" as Markup
    }
    let timeline = evidence.timeline.map { "<li>\(Markup.name($0))</li>\n" as Markup }
    guard !timeline.isEmpty else { return plan ?? "" }
    return """
      \(plan ?? "")<details><summary>Timeline</summary><ol class="moves">
      \(timeline)</ol></details>

      """
  }

  private var hierarchies: Markup {
    let before = film.before.map { hierarchy("View controllers before", $0) } ?? ""
    return "\(before)\(film.after.map { hierarchy("View controllers after", $0) } ?? "")"
  }

  private func hierarchy(_ title: String, _ frame: Film.Frame) -> Markup {
    guard !frame.windows.isEmpty else { return "" }
    let text = frame.windows.map(\.hierarchy.description).joined(separator: "\n\n")
    return """
      <details><summary>\(title)</summary><pre tabindex="0">\(text)</pre></details>

      """
  }
}
