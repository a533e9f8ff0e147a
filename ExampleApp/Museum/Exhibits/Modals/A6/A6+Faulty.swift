#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A6 {
  static func faulty(in window: UIWindow) -> ExploredApp {
    useNewSheets()
    let product = Screen("Product")
    window.show(product)
    return ExploredApp(
      router: window.makeRouter(), destinations: [],
      events: [
        hits { [weak product] in
          guard let product, product.presentedViewController == nil else { return }
          let store = Store("Store").button("Cancel") { $0.dismiss(animated: true) }
          product.present(store, animated: true)
          product.present(Menu("Menu"), animated: true)
        }
      ], properties: [closes])
  }
}
#endif
