import StepRouterExplorer
import Testing

/// A planted fault, the fewest moves to it, and what the explorer says of it.
struct PlantedFault: Sendable, CustomTestStringConvertible {
  /// How an exploration with its own choices finds it.
  enum Search: Sendable {
    case depth(Int)
    case walks(Int, seed: UInt64)
  }

  let copy: String
  let moves: [UserMove]
  let kind: Exploration.Problem.Kind
  let search: Search

  var testDescription: String { copy }
}

extension PlantedFault {
  private static let signIn: [UserMove] = [
    .type("anna@example.com", into: "Email"), .type("travel123", into: "Password"),
    .tap("Sign In"),
  ]

  static let found: [PlantedFault] = [
    PlantedFault(
      copy: "Expenses1", moves: [.tap("Get Started")], kind: .leaked, search: .depth(1)),
    PlantedFault(
      copy: "Expenses3",
      moves: [
        .tap("Get Started"), .tap("Add"), .type("Sofa", into: "Title"),
        .type("2000", into: "Amount"), .tap("Save"),
      ], kind: .complaint, search: .walks(200, seed: 991722)),
    PlantedFault(copy: "Gallery1", moves: [.tap("First Leaves")], kind: .leaked, search: .depth(1)),
    PlantedFault(
      copy: "Recipes1", moves: [.tap("Tomato Soup"), .tap("Ingredients"), .back],
      kind: .shownTwice, search: .depth(4)),
    PlantedFault(
      copy: "Recipes3", moves: [.tap("Tomato Soup"), .tap("Start Cooking"), .tap("Close")],
      kind: .leaked, search: .depth(3)),
    PlantedFault(
      copy: "Tasks1", moves: [.tap("Shared"), .back, .tap("Someday"), .back], kind: .shownTwice,
      search: .walks(100, seed: 991722)),
    PlantedFault(
      copy: "Travel1", moves: signIn + [.tap("Rome Weekend"), .tap("Book This Trip"), .escape],
      kind: .leaked, search: .walks(100, seed: 758053)),
    PlantedFault(
      copy: "Travel2",
      moves: signIn + [
        .tap("Sicily Coast"), .tap("Book This Trip"), .tap("20 May"), .tap("Continue"),
      ], kind: .leaked, search: .walks(100, seed: 991722)),
    PlantedFault(
      copy: "Workouts1", moves: [.tap("Full Body, 45 min")], kind: .leaked, search: .depth(2)),
    PlantedFault(
      copy: "Workouts2",
      moves: [
        .tap("Full Body, 45 min"), .tap("12 Mar 2025"), .tap("Delete Session"), .tap("Delete"),
      ], kind: .complaint, search: .depth(4)),
  ]
}
