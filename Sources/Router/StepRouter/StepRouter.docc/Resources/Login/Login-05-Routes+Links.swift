import StepRouter
import StepRouterLinks

extension Routes {
  var links: LinkMap {
    LinkMap(schemes: ["shop"], hosts: ["shop.example"]) {
      LinkPattern(home, "")
      LinkPattern(product, "product", PathParameter<Int>("id"))
      LinkPattern(bag, "bag")
    }
  }
}
