import Cases

// Callgrind counts what `performCountedWork` does and writes it down at `endCountedWork`: first the
// router's instructions, then those by hand, case by case.
for name in Case.Name.allCases {
  let counted = Case(name)
  for way in Case.Way.allCases {
    // What is done once only, such as looking at a class, is none of the cost of the next time.
    counted.perform(way, times: 10)
    performCountedWork(counted, way)
    endCountedWork()
  }
}
