import PortableUIKit
import StepRouter

extension Travel {
  var explore: DestinationStep<ExploreScreen, Void> { tab() }
  var trips: DestinationStep<TripsScreen, Void> { tab() }
  var profile: DestinationStep<ProfileScreen, Void> { tab() }

  private func tab<Screen: TravelScreen>() -> DestinationStep<Screen, Void> {
    StepAssembly(finder: ClassFinder<Screen, Void>(), factory: NilFactory())
      .from(tabs())
      .assemble()
  }

  private func tabs<Context>() -> DestinationStep<UITabBarController, Context> {
    StepAssembly(
      finder: ClassFinder<UITabBarController, Context>(startingPoint: .root), factory: NilFactory()
    )
    .from(.root)
    .assemble()
  }

  private func stack<Context>(_ index: Int) -> DestinationStep<UINavigationController, Context> {
    StepAssembly(
      finder: InlineStackIteratingFinder { (stack: UINavigationController, _: Context) in
        let tabs = (stack.parent as? UITabBarController)?.viewControllers ?? []
        return tabs.indices.contains(index) && tabs[index] === stack
      }, factory: NilFactory()
    )
    .from(tabs())
    .assemble()
  }

  var city: DestinationStep<CityScreen, Int> {
    StepAssembly(
      finder: ClassWithContextFinder<CityScreen, Int>(),
      factory: InlineFactory { [self] (id: Int) in
        let screen = CityScreen("City", id)
        screen.toggle("Favourite")
        screen.button("Hotels") { [self] in show(hotels, id) }
        screen.button("Book") { [self] in show(booking, id) }
        return screen
      }
    )
    .using(.push())
    .from(stack(0))
    .assemble()
  }

  var hotels: DestinationStep<HotelsScreen, Int> {
    StepAssembly(
      finder: ClassWithContextFinder<HotelsScreen, Int>(),
      factory: InlineFactory { [self] (id: Int) in
        let screen = HotelsScreen("Hotels", id)
        screen.toggle("Breakfast")
        screen.button("Help") { [self] in router.navigate(to: help) }
        return screen
      }
    )
    .using(.push())
    .from(city.expectingContainer())
    .assemble()
  }

  var trip: DestinationStep<TripScreen, Int> {
    StepAssembly(
      finder: ClassWithContextFinder<TripScreen, Int>(),
      factory: InlineFactory { [self] (id: Int) in
        let screen = TripScreen("Trip", id)
        screen.button("Packing") { [self] in show(packing, id) }
        return screen
      }
    )
    .adding(SignInInterceptor(travel: self))
    .using(.push())
    .from(stack(1))
    .assemble()
  }

  /// A sheet with its own stack.
  var packing: DestinationStep<PackingScreen, Int> {
    StepAssembly(
      finder: ClassWithContextFinder<PackingScreen, Int>(),
      factory: InlineFactory { [self] (id: Int) in
        let screen = PackingScreen("Packing", id)
        screen.toggle("Passport")
        screen.button("Weather") { [self] in show(weather, id) }
        screen.button("Done") { [unowned screen] in screen.dismiss(animated: true) }
        return screen
      }
    )
    .using(.push())
    .from(NavigationControllerStep())
    .using(.present())
    .from(trip)
    .assemble()
  }

  var weather: DestinationStep<WeatherScreen, Int> {
    StepAssembly(
      finder: ClassWithContextFinder<WeatherScreen, Int>(),
      factory: InlineFactory { (id: Int) in WeatherScreen("Weather", id) }
    )
    .using(.push())
    .from(packing.expectingContainer())
    .assemble()
  }

  var booking: DestinationStep<BookingScreen, Int> {
    StepAssembly(
      finder: ClassWithContextFinder<BookingScreen, Int>(),
      factory: InlineFactory { (id: Int) in
        let screen = BookingScreen("Booking", id)
        screen.button("Seat") { [unowned screen] in screen.hasUnpaidSeat = true }
        screen.button("Pay") { [unowned screen] in
          screen.hasUnpaidSeat = false
          screen.dismiss(animated: true)
        }
        return screen
      }
    )
    .adding(SignInInterceptor(travel: self))
    .using(.push())
    .from(NavigationControllerStep())
    .using(.present())
    .from(.current)
    .assemble()
  }

  var settings: DestinationStep<SettingsScreen, Void> {
    StepAssembly(
      finder: ClassFinder<SettingsScreen, Void>(),
      factory: ClassFactory {
        $0.title = "Settings"
        $0.toggle("Dark")
        $0.toggle("Mail")
      }
    )
    .using(.push())
    .from(stack(2))
    .assemble()
  }

  var payment: DestinationStep<PaymentScreen, Void> {
    StepAssembly(
      finder: ClassFinder<PaymentScreen, Void>(),
      factory: ClassFactory { $0.title = "Payment" }
    )
    .adding(SignInInterceptor(travel: self))
    .using(.push())
    .from(stack(2))
    .assemble()
  }

  var help: DestinationStep<HelpScreen, Void> {
    StepAssembly(
      finder: ClassFinder<HelpScreen, Void>(), factory: ClassFactory { $0.title = "Help" }
    )
    .using(.present())
    .from(.current)
    .assemble()
  }

  /// An alert is a screen like any other.
  var rating: DestinationStep<UIAlertController, Void> {
    StepAssembly(
      finder: ClassFinder<UIAlertController, Void>(),
      factory: InlineFactory { (_: Void) in
        let alert = UIAlertController(title: "Well?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Good", style: .default))
        alert.addAction(UIAlertAction(title: "Later", style: .cancel))
        return alert
      }
    )
    .using(.present())
    .from(.current)
    .assemble()
  }

  var signIn: DestinationStep<SignInScreen, Void> {
    StepAssembly(
      finder: ClassFinder<SignInScreen, Void>(), factory: ClassFactory { $0.title = "Sign in" }
    )
    .using(.present())
    .from(.current)
    .assemble()
  }
}

/// Lets users with a valid token pass, and asks others to sign in.
struct SignInInterceptor<Context>: AsyncRoutingInterceptor {
  struct Refused: Error {}

  let travel: Travel

  func perform(with context: Context) async throws {
    if await travel.session.check() { return }
    let answer = try await travel.router.navigate(to: travel.signIn).answer
    guard await answer() else { throw Refused() }
    await travel.session.signIn()
  }
}
