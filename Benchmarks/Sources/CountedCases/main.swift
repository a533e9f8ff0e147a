import Cases

// Callgrind counts the work in `performCountedWork` and writes the counts at `endCountedWork`: for
// each case, first the router's instructions, then those by hand; then for each growth, those of
// its sizes. An argument selects the cases and growths whose name begins with it.
let beginning = CommandLine.arguments.dropFirst().first ?? ""
for name in Case.Name.allCases where name.rawValue.hasPrefix(beginning) {
  let counted = Case(name)
  for way in Case.Way.allCases {
    // Warms up, so that one-time work such as initializing a class doesn't count.
    counted.perform(way, times: 10)
    performCountedWork(counted, way)
    endCountedWork()
  }
}
for name in Growth.Name.allCases where name.rawValue.hasPrefix(beginning) {
  Growth(name, size: 10).perform()
  for size in name.sizes {
    performCountedWork(Growth(name, size: size))
    endCountedWork()
  }
}
