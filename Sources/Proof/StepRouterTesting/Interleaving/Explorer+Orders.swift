import PortableUIKit

extension Explorer {
  /// What is wrong where requests of the same moment have led to an end that they have in no order,
  /// each asked for when the one before is at rest.
  ///
  /// A request that a newer one has overtaken may have done nothing yet, so orders without it count too.
  ///
  /// Where interceptors still wait the navigations are cancelled first, in the order in which they
  /// were asked for, here as there.
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

  /// The end of one order; nil if it cannot be made.
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

  /// All orders, the given one first.
  private static func orders(of names: [String]) -> [[String]] {
    guard names.count > 1 else { return [names] }
    return names.indices.flatMap { first in
      var others = names
      let name = others.remove(at: first)
      return orders(of: others).map { [name] + $0 }
    }
  }
}
