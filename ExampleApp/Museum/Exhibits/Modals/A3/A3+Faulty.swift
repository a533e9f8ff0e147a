#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A3 {
  static func faulty(in window: UIWindow) -> ExploredApp {
    let presenter = Presenter()
    let home = Screen("Home").button("Share") { home in
      guard !presenter.isBusy else { return }
      let sheet = Screen("Share").button("Done") { sheet in
        presenter.isBusy = true
        sheet.dismiss(animated: false)
        sheet.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
          presenter.isBusy = false
        }
      }
      home.present(sheet, animated: true)
    }
    window.show(home)
    return ExploredApp(
      router: window.makeRouter(), destinations: [], state: { presenter.isBusy ? "busy" : "" },
      properties: [.never("the app is busy when nothing moves") { _ in presenter.isBusy }])
  }

  @MainActor
  private final class Presenter {
    var isBusy = false
  }
}
#endif
