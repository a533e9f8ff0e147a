import PortableSwiftUI
import PortableUIKit
import StepRouter

/// Finds the first host of a view of this type, regardless of the view's content.
///
/// ```swift
/// HostingControllerFinder<AccountView, Void>(options: .currentVisibleOnly)
/// ```
///
/// This is a `ClassFinder` for the class of the view's host, with the same options.
public typealias HostingControllerFinder<Content: View, Context> =
  ClassFinder<HostingScreen<Content>, Context>

/// Finds the first host of a view of this type that shows the context.
///
/// ```swift
/// HostingControllerWithContextFinder<ProductView, Product.ID>()
/// ```
///
/// This is a `ClassWithContextFinder` for the class of the view's host, with the same options. The
/// view must be a ``ContextCheckingView``, which says whether it shows the context.
public typealias HostingControllerWithContextFinder<
  Content: ContextCheckingView<Context>, Context
> = ClassWithContextFinder<HostingScreen<Content>, Context>
