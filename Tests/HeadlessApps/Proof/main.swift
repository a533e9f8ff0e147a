import Explored
import Foundation
import StepRouterVerify

// APP=Expenses swift run Proof verify --report expenses.html
let apps = ExploredApps.sound.merging(ExploredApps.planted) { app, _ in app }
let name = ProcessInfo.processInfo.environment["APP"] ?? ""
guard let explorer = apps[name] else {
  print("Set APP to one of: \(apps.keys.sorted().joined(separator: ", "))")
  exit(2)
}
exit(await VerifyTool(name) { _ in explorer(true) }.run(Array(CommandLine.arguments.dropFirst())))
