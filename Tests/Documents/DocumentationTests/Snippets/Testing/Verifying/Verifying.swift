// swift-format-ignore-file
// These lines stand as they do in Docs/Proof/Verifying.md.

import PortableUIKit
import StepRouter
import StepRouterExplorer
import StepRouterVerify

private final class ProofApplication: UIResponder, UIApplicationDelegate {}
private final class ProofSceneDelegate: UIResponder, UIWindowSceneDelegate {}

#if !canImport(UIKit)
@MainActor
private func shopLaunch() -> @MainActor () -> ExploredLaunch {
  {
    ExploredLaunch(delegate: ProofApplication(), sceneDelegate: { _ in ProofSceneDelegate() }) {
      _ in ExploredApp(router: DefaultRouter(), destinations: [])
    }
  }
}

@MainActor
private func proof() async {
let tool = VerifyTool("Proof") { settings in
  Explorer(windows: settings.windows) { shopLaunch() }
}
exit(await tool.run(Array(CommandLine.arguments.dropFirst())))
}
#endif
