import Foundation
import StepRouterVerify

/// The bank's command-line tool: tries every screen from every state, and checks the routes.
@main @MainActor
struct BankProgram {
  static func main() async {
    let tool = VerifyTool("Bank", catalogue: { BankVerification.catalogue }) { settings in
      BankVerification.explorer(windows: settings.windows)
    }
    exit(await tool.run(Array(CommandLine.arguments.dropFirst())))
  }
}
