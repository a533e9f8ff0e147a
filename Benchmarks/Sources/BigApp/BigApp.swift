import PortableUIKit
import StepRouterExplorer
import StepRouterVerify

/// An app with five tabs and more than a million states, for timing its exploration.
@main @MainActor
struct BigApp {
  static func main() async {
    let tool = VerifyTool("BigApp") { _ in Explorer(rows: 3, start: BigRoutes.start) }
    exit(await tool.run(Array(CommandLine.arguments.dropFirst())))
  }
}
