#if !canImport(UIKit)
import StepRouterExplorer

/// What was reported: by whom, when, in which words, and the fewest moves that show it.
public struct Plaque: Sendable {
  /// How sure it is that the exhibit is what happened there.
  public enum Confidence: String, Sendable {
    /// The report gives the steps, and a fix or a second report confirms them.
    case confirmed
    /// The steps or a stack trace show the mechanism.
    case explained
    /// The report gives the symptom and a supposed fix.
    case supposed
  }

  /// What happened, in one sentence.
  public let story: String
  /// The projects and the numbers of their reports.
  public let reports: [String]
  /// The year of the first of these reports, or the years of the first and the last.
  public let date: String
  /// How sure it is that this is what happened.
  public let confidence: Confidence
  /// The fewest moves that show the fault.
  public let moves: [UserMove]
  /// What the explorer reports after these moves.
  public let finding: ExpectedFinding
  /// Why it happens.
  public let cause: String
  /// What helps.
  public let remedy: String
  /// How to see it in an app of your own, in one sentence.
  public let inYourApp: String
}
#endif
