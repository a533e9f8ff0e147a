import StepRouterExplorer

/// Explores the app, and prints what is wrong with it.
@main enum ExploreRecipes {
  @MainActor static func main() async {
    let depth = CommandLine.arguments.dropFirst().first.flatMap { Int($0) }
    let exploration = await RecipesExploration.explorer.run(
      depth: depth ?? RecipesExploration.depth)
    for fault in exploration.faults { print("\(fault.kind.rawValue): \(fault.culprit)") }
    if CommandLine.arguments.contains("--explain") { print(exploration) }
    if CommandLine.arguments.contains("--states") {
      for state in exploration.states { print(state.moves) }
    }
  }
}
