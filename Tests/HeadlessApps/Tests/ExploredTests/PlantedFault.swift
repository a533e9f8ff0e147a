/// A planted fault, and what the explorer says of it.
struct PlantedFault: Sendable, CustomTestStringConvertible {
  let copy: String
  let depth: Int
  let found: [String]

  init(_ copy: String, depth: Int, _ found: [String]) {
    self.copy = copy
    self.depth = depth
    self.found = found
  }

  var testDescription: String { copy }
}
