// Members of UIKit's that the headless half has not. A class of the same name's member would
// override them on a phone. When the headless half gets one, it goes from here.

extension UIResponder {
  public var inputAccessoryViewController: UIViewController? { nil }
  public var textInputMode: NSObject? { nil }
  public var pasteConfiguration: NSObject? { nil }
  public var activityItemsConfiguration: NSObject? { nil }
  public var editingInteractionConfiguration: Int { 0 }
}

extension UIViewController {
  public var interactionActivityTrackingBaseName: String? { nil }
  public var focusGroupIdentifier: String? { nil }
  public var performsActionsWhilePresentingModally: Bool { false }
  public var viewRespectsSystemMinimumLayoutMargins: Bool { true }
  public var preferredFocusEnvironments: [NSObject] { [] }
  public var extensionContext: NSObject? { nil }
}

extension UIView {
  public var motionEffects: [NSObject] { [] }
  public var focusEffect: NSObject? { nil }
  public var isExclusiveTouch: Bool { false }
  public var largeContentTitle: String? { nil }
}
