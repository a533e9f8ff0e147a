#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A20 {
  static func mended(in window: UIWindow) -> ExploredApp {
    explored(pushed(onStackOf: Home.self) { Article("Article") }, in: window)
  }
}
#endif
