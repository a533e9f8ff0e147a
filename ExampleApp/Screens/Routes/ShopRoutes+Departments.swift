import PortableUIKit
import StepRouter

extension ShopRoutes {
  /// A department: since iOS 18 a tab in the group of departments, before it a screen on their stack.
  var department: DestinationStep<DepartmentViewController, Product.Category> {
    departmentScreen.from(stack(of: DepartmentsViewController.self)).assemble()
  }

  /// A product on the stack in front, such as that of its department.
  var productHere: DestinationStep<ProductViewController, Product.ID> {
    StepAssembly(
      finder: ClassWithContextFinder<ProductViewController, Product.ID>(
        options: .currentVisibleOnly),
      factory: ProductFactory(routes: self)
    )
    .using(.push())
    .from(.visibleStack)
    .assemble()
  }
}

/// The same screens without what they stand on.
extension ShopRoutes {
  var departmentsScreen: TabRoot<DepartmentsViewController, Void> {
    StepAssembly(finder: ClassFinder(), factory: NilFactory())
  }

  var departmentScreen:
    StepChain<UINavigationController, DepartmentViewController, Product.Category>
  {
    StepAssembly(finder: ClassWithContextFinder(), factory: InlineFactory(makeDepartment))
      .using(.push())
  }
}
