import PortableUIKit
import StepRouterTesting
import StepRouterVerify

/// An app of five tabs with more than a million states, to see how long its exploration takes.
@main @MainActor
struct BigApp {
  static func main() async {
    let tool = VerifyTool("BigApp") { _ in Explorer(rows: 3, start: BigRoutes.start) }
    exit(await tool.run(Array(CommandLine.arguments.dropFirst())))
  }
}
