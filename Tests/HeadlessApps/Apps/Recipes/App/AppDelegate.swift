import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    private var store: RecipeStore!
    private var linkRouter: LinkRouter!

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        store = RecipeStore(sample: SampleData.recipes)

        guard let tabBarController = window?.rootViewController as? MainTabBarController else {
            fatalError("Main.storyboard must start with MainTabBarController")
        }
        tabBarController.configure(with: store)
        linkRouter = LinkRouter(tabBarController: tabBarController, store: store)

        window?.tintColor = .systemOrange
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ app: UIApplication, open url: URL,
                     options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        guard let link = DeepLink(url: url) else { return false }
        linkRouter.open(link)
        return true
    }
}
