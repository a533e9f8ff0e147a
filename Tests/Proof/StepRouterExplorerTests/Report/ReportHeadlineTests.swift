import StepRouterReport
import Testing

/// What readers learn who read no further.
@Suite struct ReportHeadlineTests {
  @Test("The verdict is a sentence, with a sign in addition to the colour")
  func verdict() throws {
    var made = MadeExploration.shop
    #expect(
      try Self.verdict(of: made) == [
        "bad", "✕",
        "In 3 states, 1 fault: ProductScreen leaks (2 times). The nearest one is 1 move from the start.",
      ])
    for state in made.states.indices { made.states[state].outcomes = "bbb" }
    #expect(
      try Self.verdict(of: made) == [
        "good", "✓", "Nothing is wrong: 9 requests from 3 states ended as they should.",
      ])
    made.frontier = 2
    #expect(
      try Self.verdict(of: made) == [
        "good", "✓",
        "Nothing is wrong: 9 requests from 3 states ended as they should. In 1 state not all "
          + "moves were tried, so there may be more to find.",
      ])
    made.states[0].outcomes = "!bb"
    #expect(
      try Self.verdict(of: made)[2].contains("The nearest one is right at the start. In 1 state "))
    made.frontier = .max
    made.destinations = []
    for state in made.states.indices { made.states[state].outcomes = "" }
    #expect(
      try Self.verdict(of: made) == [
        "open", "–", "No destination was asked for in 3 states, so little can be said.",
      ])
  }

  @Test("The figures are those of the exploration", .exhaustive)
  func figures() throws {
    var made = MadeExploration.large(states: 1_200, destinations: 3)
    made.frontier = 200
    let report = ExplorationReport(try made.read(), title: "Shop", duration: .seconds(200))
    let page = ReadPage(report.html)
    let figures = zip(page.all("dt"), page.all("strong")).prefix(6).map { "\($0.text) \($1.text)" }
    #expect(
      figures == [
        "States 1,200", "Requests 3,600", "Screens 60", "Moves 1,199", "Frontier 1,000",
        "Time 3 min 20 s",
      ])
  }

  @Test(
    "A duration is written as people say it",
    arguments: [
      (Duration.milliseconds(8_260), "8.2 s"), (.seconds(60), "1 min 0 s"),
      (.seconds(7_505), "2 h 5 min"),
    ])
  func duration(_ duration: Duration, _ phrase: String) throws {
    let report = ExplorationReport(
      try MadeExploration.shop.read(), title: "Shop", duration: duration)
    #expect(ReadPage(report.html).all("strong").contains { $0.text == phrase })
  }

  private static func verdict(of made: MadeExploration) throws -> [String] {
    let page = try made.page()
    let paragraph = try #require(page.all("p", "verdict").first)
    let sign = try #require(page.all("span", "sign").first)
    #expect(sign["aria-hidden"] == "true")
    let html = ExplorationReport(try made.read(), title: "Shop").html
    let sentence = html.components(separatedBy: "\(sign.text)</span> ")[1]
      .components(separatedBy: "</p>")[0]
    let style = (paragraph["class"] ?? "").components(separatedBy: " ").last ?? ""
    return [style, sign.text, sentence]
  }
}
