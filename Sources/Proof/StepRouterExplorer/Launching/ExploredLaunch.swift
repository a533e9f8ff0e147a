#if !canImport(UIKit)
import PortableUIKit

/// The parts of an app that one launch of its process needs.
///
/// ```swift
/// let application = ShopApplication(shop)
/// let launch = ExploredLaunch(
///   delegate: application, sceneDelegate: { _ in ShopSceneDelegate(application) }
/// ) { scene in
///   application.explored(in: scene)
/// }
/// ```
///
/// On a headless device only: on a simulator, a process can't end and launch again.
@MainActor
public struct ExploredLaunch {
  let delegate: any UIApplicationDelegate
  let sceneDelegate: @MainActor (UISceneSession) -> any UISceneDelegate
  let explored: @MainActor (UIWindowScene) -> ExploredApp

  /// Creates the parts of a launch. The app isn't launched yet.
  ///
  /// - Parameters:
  ///   - delegate: The application's delegate, new for this launch.
  ///   - sceneDelegate: Makes the delegate of a scene each time one connects. In an app, the
  ///     Info.plist names its class.
  ///   - explored: Returns the app in the window of a connected scene: its router, and the
  ///     destinations that the explorer requests from it there.
  public init(
    delegate: any UIApplicationDelegate,
    sceneDelegate: @escaping @MainActor (UISceneSession) -> any UISceneDelegate,
    explored: @escaping @MainActor (UIWindowScene) -> ExploredApp
  ) {
    self.delegate = delegate
    self.sceneDelegate = sceneDelegate
    self.explored = explored
  }

  /// Returns the same launch with one more property of the app in each window.
  package func adding(_ property: ExploredProperty) -> Self {
    Self(delegate: delegate, sceneDelegate: sceneDelegate) { [explored] in
      explored($0).adding(property)
    }
  }
}
#endif
