/// The app's own record of who is signed in. An actor keeps the token.
@MainActor
final class TravelSession {
  private let vault = TokenVault()
  private(set) var isSignedIn = false

  /// Asks the vault, off the main actor, whether the token is still valid.
  func check() async -> Bool {
    let isValid = await vault.keeps(await Timetable.token(for: "ada"))
    return isValid && isSignedIn
  }

  func signIn() async {
    await vault.keep(await Timetable.token(for: "ada"))
    isSignedIn = true
  }

  func signOut() {
    isSignedIn = false
    Task { await vault.clear() }
  }
}

actor TokenVault {
  private var token: String?

  func keep(_ token: String) { self.token = token }
  func clear() { token = nil }
  func keeps(_ token: String) -> Bool { self.token == token }
}

/// What a server knows. No actor calls it: the explorer wouldn't know of tasks that yield there.
enum Timetable {
  static func token(for user: String) async -> String {
    await Task.yield()
    return "token of \(user)"
  }

  /// Loads the prices side by side.
  static func cheapestCity() async -> Int {
    let prices = await withTaskGroup(of: (city: Int, price: Int).self) { group in
      for city in 1...3 { group.addTask { (city, await price(of: city)) } }
      return await group.reduce(into: [:]) { $0[$1.city] = $1.price }
    }
    return prices.min { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 1
  }

  private static func price(of city: Int) async -> Int {
    await Task.yield()
    return 100 - city * 10
  }
}
