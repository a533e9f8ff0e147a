import StepRouterExplorer
import Testing

/// New, known, gone and accepted faults.
@Suite struct FaultReviewTests {
  private let now: Exploration
  private let before: Exploration

  init() throws {
    now = try MadeExploration.faulty.read()
    var made = MadeExploration.faulty
    made.trials = [
      MadeExploration.trial(
        in: 2, ["destination": "bag"], ["leaked", "CartScreen is still alive off screen."]),
      MadeExploration.trial(in: 1, ["destination": "home"], ["failed", "No way."]),
      MadeExploration.trial(
        in: 1, ["link": "shop://bag", "arrival": "atLaunch"], ["linkLost", "It is open nowhere."]),
    ]
    before = try made.read()
  }

  @Test("New, known and gone faults are told apart; what nobody looked for isn't called gone")
  func changes() {
    let review = FaultReview(of: now, since: before)
    #expect(review.entries.map(\.isNew) == [false, true])
    #expect(review.gone.map(\.description) == ["“home” fails"])
    #expect(review.missed.map(\.description) == ["“shop://bag” is lost"])
    #expect(
      review.verdict
        == "1 new fault: the move ‘Tap “Help”’ is not visible; 1 known fault: CartScreen leaks (3 times); "
        + "1 gone fault: “home” fails")
    #expect(!review.isPassed)
  }

  @Test("If only new faults count, a known one doesn't fail")
  func onlyNew() throws {
    #expect(!FaultReview(of: now, since: before, onlyNewCount: true).isPassed)
    let same = FaultReview(of: now, since: now, onlyNewCount: true)
    #expect(same.isPassed)
    #expect(
      same.verdict
        == "Nothing new is wrong: 3 states, 12 requests; 2 known faults: CartScreen leaks (3 times), "
        + "the move ‘Tap “Help”’ is not visible")
    #expect(!FaultReview(of: now, since: now).isPassed)
  }

  @Test("An accepted fault is shown and doesn't fail; an entry that matches nothing is gone")
  func accepted() throws {
    let codes = now.faults.map(\.code)
    let accepted = try AcceptedFaults(
      """
      # by the team
      \(codes[0])   the cache holds it

      failed-0123 was there once
      """)
    let review = FaultReview(of: now, accepting: accepted)
    #expect(review.entries.map(\.reason) == ["the cache holds it", nil])
    #expect(review.failing.map(\.fault.code) == [codes[1]])
    #expect(review.unused.map(\.code) == ["failed-0123"])
    #expect(review.unused.map(\.line) == [4])
    #expect(
      review.verdict
        == "1 fault: the move ‘Tap “Help”’ is not visible; 1 accepted fault: CartScreen leaks (3 times)"
    )
    let both = try AcceptedFaults("\(codes[0]) a\n\(codes[1]) b")
    #expect(FaultReview(of: now, accepting: both).isPassed)
  }

  @Test(
    "A wrong line of the list is named with its number, and says what to write",
    arguments: [
      ("leaked-3f2a", "Line 1 accepts leaked-3f2a without a reason: write after the code why."),
      (
        "# a\n\n  leaked-3f2a \t ",
        "Line 3 accepts leaked-3f2a without a reason: write after the code why."
      ),
      (
        "leaked-3f2a x\nThe cart leaks",
        "Line 2 begins with “The”, which is not a fault's code: begin with a code such as "
          + "leaked-3f2a, as the command prints it, or with “#” for a comment."
      ),
      (
        "leaked-3f2 x",
        "Line 1 begins with “leaked-3f2”, which is not a fault's code: begin with a code such as "
          + "leaked-3f2a, as the command prints it, or with “#” for a comment."
      ),
      (
        "leaked-3f2a x\r\nleaked-3f2a y",
        "Line 2 accepts leaked-3f2a, as line 1 does: leave one of them out."
      ),
    ])
  func wrongLines(_ text: String, problem: String) {
    do throws(AcceptedFaultsError) {
      _ = try AcceptedFaults(text)
      Issue.record("It was read.")
    } catch { #expect(error.description == problem) }
  }
}
