import Foundation
import StepRouterVerify

let tool = VerifyTool("Bank", catalogue: { BankVerification.catalogue }) { settings in
  BankVerification.explorer(windows: settings.windows)
}
exit(await tool.run(Array(CommandLine.arguments.dropFirst())))
