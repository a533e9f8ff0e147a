#if !canImport(UIKit)
import PortableUIKit

/// What an app brings to one launch of its process.
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
/// On a headless device only: on a simulator a process cannot end itself and be launched again.
@MainActor
public struct ExploredLaunch {
  let delegate: any UIApplicationDelegate
  let sceneDelegate: @MainActor (UISceneSession) -> any UISceneDelegate
  let explored: @MainActor (UIWindowScene) -> ExploredApp

  /// A launch that has not happened yet.
  ///
  /// - Parameters:
  ///   - delegate: The application's delegate, made for this launch.
  ///   - sceneDelegate: Makes the delegate of a scene, each time that one connects: what the
  ///     Info.plist names by its class.
  ///   - explored: The app in the window of a scene that has connected: its router, and the
  ///     destinations that are asked of it there.
  public init(
    delegate: any UIApplicationDelegate,
    sceneDelegate: @escaping @MainActor (UISceneSession) -> any UISceneDelegate,
    explored: @escaping @MainActor (UIWindowScene) -> ExploredApp
  ) {
    self.delegate = delegate
    self.sceneDelegate = sceneDelegate
    self.explored = explored
  }
}
#endif
