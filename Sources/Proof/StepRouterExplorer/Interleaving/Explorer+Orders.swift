import PortableUIKit

extension Explorer {
  /// Returns a problem if the result of requests made at the same moment fits no sequential order,
  /// in which each request waits until the one before it has come to rest.
  ///
  /// A request that a newer one has overtaken may have done nothing, so orders without it count,
  /// too.
  ///
  /// If interceptors still wait, it first cancels their navigations, in the order of the requests,
  /// just as the original run does.
  func orderFault(
    of names: [String], after moves: [UserMove], end: SerialEnd, overtaken: [String]
  ) async -> Problem? {
    let others = names.filter { !overtaken.contains($0) }
    let orders = Self.orders(of: names) + (others == names ? [] : Self.orders(of: others))
    var nearest: (order: [String], differences: [String])?
    for order in orders {
      guard let other = await self.end(of: order, after: moves) else { return nil }
      if other == end { return nil }
      let differences = end.differences(from: other)
      if nearest.map({ differences.count < $0.differences.count }) ?? true {
        nearest = (order, differences)
      }
    }
    guard let nearest else { return nil }
    return Problem(
      .notSerial,
      "Asked for in the same moment, \(Self.list(names)) end as in none of \(orders.count) orders. "
        + "Nearest is \(Self.list(nearest.order)): \(nearest.differences.joined(separator: ", ")).")
  }

  private static func list(_ names: [String]) -> String {
    names.map { "“\($0)”" }.joined(separator: ", ")
  }

  /// Returns the end that one order leads to, or nil if that order isn't possible.
  private func end(of names: [String], after moves: [UserMove]) async -> SerialEnd? {
    await afterMoves(moves) { replay -> SerialEnd? in
      var requests: [Request] = []
      for name in names {
        guard let destination = replay.app.destinations.first(where: { $0.name == name }) else {
          return nil
        }
        let request = replay.ask(destination)
        requests.append(request)
        await replay.settle([request])
      }
      for request in requests where request.waitingInterceptor != nil {
        replay.device.perform { request.navigation?.cancel() }
        await replay.settle([request])
      }
      return SerialEnd(of: replay)
    }.result ?? nil
  }

  /// Returns all orders, starting with the one you pass.
  private static func orders(of names: [String]) -> [[String]] {
    guard names.count > 1 else { return [names] }
    return names.indices.flatMap { first in
      var others = names
      let name = others.remove(at: first)
      return orders(of: others).map { [name] + $0 }
    }
  }
}
