//
//  AppDelegate.swift
//  Ledger
//

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UINavigationBar.appearance().tintColor = UIColor.red

    let expenses = ExpenseListViewController()
    expenses.title = "Expenses"
    expenses.tabBarItem = UITabBarItem(title: "Expenses", image: nil, tag: 0)

    let summary = SummaryViewController()
    summary.title = "Summary"
    summary.tabBarItem = UITabBarItem(title: "Summary", image: nil, tag: 1)

    let settings = SettingsViewController(style: .grouped)
    settings.title = "Settings"
    settings.tabBarItem = UITabBarItem(title: "Settings", image: nil, tag: 2)

    let tabs = UITabBarController()
    tabs.viewControllers = [expenses, summary, settings].map {
      UINavigationController(rootViewController: $0)
    }

    window = UIWindow(frame: UIScreen.main.bounds)
    window!.rootViewController = tabs
    window!.makeKeyAndVisible()
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    ExpenseStore.sharedStore.saveNow()
  }
}
