import Cases

// Callgrind counts the work in `performCountedWork` and writes the counts at `endCountedWork`: for
// each case, first the router's instructions, then those by hand.
for name in Case.Name.allCases {
  let counted = Case(name)
  for way in Case.Way.allCases {
    // Warms up, so that one-time work such as initializing a class doesn't count.
    counted.perform(way, times: 10)
    performCountedWork(counted, way)
    endCountedWork()
  }
}
