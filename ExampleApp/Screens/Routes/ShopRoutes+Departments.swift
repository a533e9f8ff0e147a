import PortableUIKit
import StepRouter

extension ShopRoutes {
  /// A department: from iOS 18 a tab in the departments group, before that a screen on their stack.
  var department: DestinationStep<DepartmentViewController, Product.Category> {
    departmentScreen.from(stack(of: DepartmentsViewController.self)).assemble()
  }

  /// A product on the stack in front, such as a department's.
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

/// The same screens without their base.
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
