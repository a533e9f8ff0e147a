extension MigratedScreen {
  /// The hierarchy after this screen is shown from a plain home.
  var fromHome: String {
    switch self {
    case .home, .circle, .alternativeHome, .alternativeCircle:
      """
      UITabBarController [visible]
        UINavigationController [selected] [visible]
          CircleViewController [visible]
        SquareViewController
      """
    case .square, .alternativeSquare:
      """
      UITabBarController [visible]
        UINavigationController
          CircleViewController
        SquareViewController [selected] [visible]
      """
    case .star:
      """
      UITabBarController [visible]
        UINavigationController
          CircleViewController
        SquareViewController
        StarViewController [selected] [visible]
      """
    case .color:
      """
      HomeViewController
      presents formSheet:
        UINavigationController [visible]
          ColorViewController "FF0000" [visible]
      """
    case .routingSupport:
      """
      HomeViewController
      presents formSheet:
        UINavigationController [visible]
          ColorViewController "00FF00"
          RoutingRuleSupportViewController "00FF00" [visible]
      """
    case .empty:
      """
      UITabBarController [visible]
        UINavigationController [selected] [visible]
          CircleViewController
          EmptyViewController [visible]
        SquareViewController
      """
    case .secondLevel:
      """
      UITabBarController [visible]
        UINavigationController [selected] [visible]
          CircleViewController
          EmptyViewController
          SecondLevelViewController "second" [visible]
        SquareViewController
      """
    case .welcome:
      """
      PromptViewController [visible]
      """
    case .alternativeColor:
      """
      HomeViewController
      presents fullScreen:
        UINavigationController [visible]
          ColorViewController "0000FF" [visible]
      """
    case .split, .citiesList:
      """
      UISplitViewController [visible]
        UINavigationController [visible]
          CitiesTableViewController [visible]
      """
    case .cityDetail:
      """
      UISplitViewController [visible]
        UINavigationController [visible]
          CitiesTableViewController
          UINavigationController [visible]
            CityDetailViewController "City 3" [visible]
      """
    case .product:
      """
      HomeViewController
      presents formSheet:
        UINavigationController [visible]
          ProductViewController "123" [visible]
      """
    case .productFromCircle:
      """
      UITabBarController [visible]
        UINavigationController [selected] [visible]
          CircleViewController
          ProductViewController "02" [visible]
        SquareViewController
      """
    case .collections:
      """
      HomeViewController
      presents formSheet:
        UINavigationController [visible]
          WishListViewController "collections" [visible]
      """
    case .login:
      """
      HomeViewController
      presents formSheet:
        UINavigationController [visible]
          LoginViewController [visible]
      """
    case .forgotPassword:
      """
      HomeViewController
      presents formSheet:
        UINavigationController [visible]
          LoginViewController
          ForgotPasswordViewController [visible]
      """
    case .images:
      """
      HomeViewController
      presents formSheet:
        ImagesContainerViewController "Images" [visible]
          ImagesViewController [visible]
      """
    case .search:
      """
      HomeViewController
      presents formSheet:
        UINavigationController [visible]
          InternalSearchViewController [visible]
      """
    case .figures:
      """
      HomeViewController
      presents formSheet:
        FiguresViewController [visible]
      """
    case .tabsOfFigures:
      """
      UITabBarController [visible]
        FiguresViewController [selected] [visible]
      """
    }
  }
}

extension MigratedScreen {
  /// The hierarchy after this screen is shown from a sheet over tabs.
  var fromSheet: String {
    switch self {
    case .home, .square, .alternativeHome, .alternativeSquare:
      """
      UITabBarController [visible]
        UINavigationController
          CircleViewController
        SquareViewController [selected] [visible]
      """
    case .circle, .alternativeCircle:
      """
      UITabBarController [visible]
        UINavigationController [selected] [visible]
          CircleViewController [visible]
        SquareViewController
      """
    case .star:
      """
      UITabBarController
        UINavigationController
          CircleViewController
        SquareViewController [selected]
      presents formSheet:
        StarViewController [visible]
      """
    case .color:
      """
      UITabBarController
        UINavigationController
          CircleViewController
        SquareViewController [selected]
      presents formSheet:
        StarViewController
        presents formSheet:
          UINavigationController [visible]
            ColorViewController "FF0000" [visible]
      """
    case .routingSupport:
      """
      UITabBarController
        UINavigationController
          CircleViewController
        SquareViewController [selected]
      presents formSheet:
        StarViewController
        presents formSheet:
          UINavigationController [visible]
            ColorViewController "00FF00"
            RoutingRuleSupportViewController "00FF00" [visible]
      """
    case .empty:
      """
      UITabBarController [visible]
        UINavigationController [selected] [visible]
          CircleViewController
          EmptyViewController [visible]
        SquareViewController
      """
    case .secondLevel:
      """
      UITabBarController [visible]
        UINavigationController [selected] [visible]
          CircleViewController
          EmptyViewController
          SecondLevelViewController "second" [visible]
        SquareViewController
      """
    case .welcome:
      """
      PromptViewController [visible]
      """
    case .alternativeColor:
      """
      UITabBarController [visible]
        UINavigationController [selected] [visible]
          CircleViewController
          ColorViewController "0000FF" [visible]
        SquareViewController
      """
    case .split, .citiesList:
      """
      UISplitViewController [visible]
        UINavigationController [visible]
          CitiesTableViewController [visible]
      """
    case .cityDetail:
      """
      UISplitViewController [visible]
        UINavigationController [visible]
          CitiesTableViewController
          UINavigationController [visible]
            CityDetailViewController "City 3" [visible]
      """
    case .product:
      """
      UITabBarController
        UINavigationController
          CircleViewController
        SquareViewController [selected]
      presents formSheet:
        StarViewController
        presents formSheet:
          UINavigationController [visible]
            ProductViewController "123" [visible]
      """
    case .productFromCircle:
      """
      UITabBarController [visible]
        UINavigationController [selected] [visible]
          CircleViewController
          ProductViewController "02" [visible]
        SquareViewController
      """
    case .collections:
      """
      UITabBarController
        UINavigationController
          CircleViewController
        SquareViewController [selected]
      presents formSheet:
        StarViewController
        presents formSheet:
          UINavigationController [visible]
            WishListViewController "collections" [visible]
      """
    case .login:
      """
      UITabBarController
        UINavigationController
          CircleViewController
        SquareViewController [selected]
      presents formSheet:
        StarViewController
        presents formSheet:
          UINavigationController [visible]
            LoginViewController [visible]
      """
    case .forgotPassword:
      """
      UITabBarController
        UINavigationController
          CircleViewController
        SquareViewController [selected]
      presents formSheet:
        StarViewController
        presents formSheet:
          UINavigationController [visible]
            LoginViewController
            ForgotPasswordViewController [visible]
      """
    case .images:
      """
      UITabBarController
        UINavigationController
          CircleViewController
        SquareViewController [selected]
      presents formSheet:
        StarViewController
        presents formSheet:
          ImagesContainerViewController "Images" [visible]
            ImagesViewController [visible]
      """
    case .search:
      """
      UITabBarController
        UINavigationController
          CircleViewController
        SquareViewController [selected]
      presents formSheet:
        StarViewController
        presents formSheet:
          UINavigationController [visible]
            InternalSearchViewController [visible]
      """
    case .figures:
      """
      UITabBarController
        UINavigationController
          CircleViewController
        SquareViewController [selected]
      presents formSheet:
        StarViewController
        presents formSheet:
          FiguresViewController [visible]
      """
    case .tabsOfFigures:
      """
      UITabBarController [visible]
        FiguresViewController [selected] [visible]
      """
    }
  }
}
