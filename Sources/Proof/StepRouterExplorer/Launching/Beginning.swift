import PortableUIKit

/// How an explorer starts an app.
enum Beginning {
  case inWindow(@MainActor (UIWindow) -> ExploredApp)
  #if !canImport(UIKit)
  case launched(windows: Int, @MainActor () -> @MainActor () -> ExploredLaunch)
  #endif
}
