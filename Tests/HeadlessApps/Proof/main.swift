import Foundation
import StepRouterExplorer
import StepRouterVerify

// APP=Expenses1 swift run Proof verify
let app = ProcessInfo.processInfo.environment["APP"] ?? ""
guard let explorer = ExploredApps.all[app] else {
  print("Set APP to one of: \(ExploredApps.all.keys.sorted().joined(separator: ", "))")
  exit(2)
}
exit(await VerifyTool(app) { _ in explorer() }.run(Array(CommandLine.arguments.dropFirst())))
