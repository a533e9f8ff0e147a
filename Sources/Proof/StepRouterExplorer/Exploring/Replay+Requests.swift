import PortableUIKit

extension Replay {
  /// Asks for a destination or opens a link, if the move is one of these. Returns nil for any other
  /// move, and false if the request isn't possible.
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
