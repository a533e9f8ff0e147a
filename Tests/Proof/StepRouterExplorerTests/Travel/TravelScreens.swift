import PortableUIKit
import StepRouter

/// A screen with buttons and switches.
class TravelScreen: UIViewController {
  private var controls: [UIControl] = []

  convenience init(_ title: String) {
    self.init()
    self.title = title
  }

  func button(_ title: String, action: @escaping @MainActor () -> Void) {
    let action = UIAction(title: title) { _ in action() }
    controls.append(UIButton(type: .system, primaryAction: action))
  }

  func toggle(_ name: String) {
    let toggle = UISwitch()
    toggle.accessibilityLabel = name
    controls.append(toggle)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    controls.forEach(view.addSubview)
  }
}

final class ExploreScreen: TravelScreen {}
final class TripsScreen: TravelScreen {}
final class ProfileScreen: TravelScreen {}
final class SettingsScreen: TravelScreen {}
final class PaymentScreen: TravelScreen {}
final class HelpScreen: TravelScreen {}

/// A screen of one city, trip or booking.
class NumberedScreen: TravelScreen, ContextChecking {
  var id = 0

  convenience init(_ name: String, _ id: Int) {
    self.init("\(name) \(id)")
    self.id = id
  }

  func isTarget(for id: Int) -> Bool { self.id == id }
}

final class CityScreen: NumberedScreen {}
final class HotelsScreen: NumberedScreen {}
final class TripScreen: NumberedScreen {}
final class PackingScreen: NumberedScreen {}
final class WeatherScreen: NumberedScreen {}

/// A form that refuses to leave while a chosen seat is unpaid.
final class BookingScreen: NumberedScreen, RoutingInterceptable {
  var hasUnpaidSeat = false

  var canBeDismissed: Bool { !hasUnpaidSeat }
}

/// The sheet that asks who the user is. Waiting for the answer doesn't keep the sheet alive.
final class SignInScreen: TravelScreen {
  let answer = SignInAnswer()
  private var isWilling = false

  override func viewDidLoad() {
    button("Sign in") { [unowned self] in
      isWilling = true
      dismiss(animated: true)
    }
    button("Not now") { [unowned self] in dismiss(animated: true) }
    super.viewDidLoad()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { answer.give(isWilling) }
  }

  deinit {
    Task { @MainActor [answer] in answer.give(false) }
  }
}

/// The user's future answer.
@MainActor
final class SignInAnswer {
  private var given: Bool?
  private var waiting: [CheckedContinuation<Bool, Never>] = []

  func give(_ answer: Bool) {
    given = given ?? answer
    goOn(with: answer)
  }

  /// Whoever waits goes on. The user may still answer a later request.
  private func goOn(with answer: Bool) {
    for continuation in waiting { continuation.resume(returning: answer) }
    waiting = []
  }

  func callAsFunction() async -> Bool {
    if let given { return given }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { waiting.append($0) }
    } onCancel: {
      Task { @MainActor in goOn(with: false) }
    }
  }
}
