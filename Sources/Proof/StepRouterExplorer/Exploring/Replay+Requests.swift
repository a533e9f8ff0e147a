import PortableUIKit

extension Replay {
  /// Asks for a destination or lets a link arrive, in place of a move. Returns nil for moves of the
  /// user's, and false if there is no such destination.
  func makeRequest(_ move: UserMove) async -> Bool? {
    switch move.kind {
    case .request:
      guard let destination = app.destinations.first(where: { $0.name == move.name }) else {
        return false
      }
      await settle([ask(destination)])
      return true
    case .link:
      #if canImport(UIKit)
      return false
      #else
      guard let url = URL(string: move.name ?? "") else { return false }
      return await receive(url, .whileRunning)
      #endif
    default: return nil
    }
  }
}
