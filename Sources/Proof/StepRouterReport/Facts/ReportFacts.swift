import StepRouterExplorer

/// The facts behind the sections of a report, computed once.
struct ReportFacts {
  /// The number of states whose pictures are visible without a script.
  static let drawnStates = 60
  /// The number of findings that the report describes in full.
  static let fullFindings = 60

  let report: ExplorationReport
  let findings: [Exploration.Finding]
  let groups: [FaultGroup]
  let grid: OutcomeGrid
  let fronts: [FrontScreen?]
  let graph: ScreenGraph
  let screens: ScreenTable
  let changes: ExplorationChanges?
  let films: [Film]
  private(set) var pictures: PictureBook
  /// The picture numbers of each state's windows.
  let statePictures: [[Int]]

  init(_ report: ExplorationReport) {
    self.report = report
    let exploration = report.exploration
    findings = exploration.findings
    groups = FaultGroup.all(in: findings)
    grid = OutcomeGrid(exploration, findings: findings)
    fronts = exploration.states.map(FrontScreen.init(in:))
    graph = ScreenGraph(exploration, fronts: fronts, findings: findings)
    screens = ScreenTable(exploration, fronts: fronts, declared: report.declared)
    changes = report.previous.map { ExplorationChanges(from: $0, to: exploration) }
    var pictures = PictureBook(folds: exploration.folds)
    statePictures = exploration.states.map { state in
      state.windows.map { pictures.add($0, after: state.moves) }
    }
    let reel = FilmReel(exploration, evidence: report.evidence)
    films = findings.prefix(Self.fullFindings).map { reel.film(of: $0) }
    for picture in statePictures.prefix(Self.drawnStates).joined() { pictures.define(picture) }
    for frame in films.flatMap(\.frames) {
      for window in frame.windows { pictures.define(pictures.add(window, after: frame.moves)) }
    }
    self.pictures = pictures
  }

  var exploration: Exploration { report.exploration }

  /// The number of trials other than moves and closings.
  var requestCount: Int {
    exploration.tally.count { $0.subject != .move && $0.subject != .closing }
  }

  /// Returns the label of the screen in front in a state.
  func label(of state: Int) -> String {
    guard fronts.indices.contains(state) else { return "State \(state)" }
    return fronts[state]?.label ?? "No picture was kept"
  }

  func picture(of window: StateWindow, in frame: Film.Frame) -> Int? {
    pictures.number(of: window, after: frame.moves)
  }
}
