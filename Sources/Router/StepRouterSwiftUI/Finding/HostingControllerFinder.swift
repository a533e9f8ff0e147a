import PortableSwiftUI
import PortableUIKit
import StepRouter

/// Finds the first host of a view of this type, whatever it shows.
///
/// ```swift
/// HostingControllerFinder<AccountView, Void>(options: .currentVisibleOnly)
/// ```
///
/// It is a `ClassFinder` for the class of the view's host, and has its options.
public typealias HostingControllerFinder<Content: View, Context> =
  ClassFinder<HostingScreen<Content>, Context>

/// Finds the first host of a view of this type that says it shows the context.
///
/// ```swift
/// HostingControllerWithContextFinder<ProductView, Product.ID>()
/// ```
///
/// It is a `ClassWithContextFinder` for the class of the view's host, and has its options. The view
/// is a ``ContextCheckingView``.
public typealias HostingControllerWithContextFinder<
  Content: ContextCheckingView<Context>, Context
> = ClassWithContextFinder<HostingScreen<Content>, Context>
