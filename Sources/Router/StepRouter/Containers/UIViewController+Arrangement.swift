import PortableUIKit

// UIKit has had the class since iOS 27.1. The `#if` condition selects SDKs from then on: a compiler
// condition can't, because the SDKs of 27.0 and 27.1 come with the same compiler.
extension UIViewController {
  /// Whether this is an arrangement view controller, which the router treats like a container of
  /// the app's own.
  var isArrangement: Bool {
    #if !canImport(UIKit) || canImport(UIKit, _version: 9127.0.85)
    if #available(iOS 27.1, visionOS 27.1, *) { return self is UIArrangementViewController }
    #endif
    return false
  }

  var arrangementAdapter: (any ContainerAdapter)? {
    #if !canImport(UIKit) || canImport(UIKit, _version: 9127.0.85)
    if #available(iOS 27.1, visionOS 27.1, *) {
      return (self as? UIArrangementViewController).map(ArrangementControllerAdapter.init)
    }
    #endif
    return nil
  }

  /// Returns the reason why this arrangement view controller can't show the child at the moment; nil
  /// if it can, or if this is another kind of view controller.
  func refusalOfArrangement(toShow child: UIViewController) -> IntegrationRefusal? {
    #if !canImport(UIKit) || canImport(UIKit, _version: 9127.0.85)
    if #available(iOS 27.1, visionOS 27.1, *),
      let arrangement = self as? UIArrangementViewController
    {
      return ArrangementControllerAdapter(arrangementViewController: arrangement)
        .refusal(toShow: child)
    }
    #endif
    return nil
  }

  /// The placement in the arrangement around this view controller.
  var slotInArrangement: ArrangementSlot? {
    #if !canImport(UIKit) || canImport(UIKit, _version: 9127.0.85)
    if #available(iOS 27.1, visionOS 27.1, *) {
      return (parent as? UIArrangementViewController)?.slot(of: self)
    }
    #endif
    return nil
  }
}
