extension Replay {
  /// The names of the destinations visible in the front window.
  var reached: [String] { device.perform { front.shownDestinations } }

  /// A fault for each name that several declarations of the front app share.
  var declarationMistakes: [Problem] {
    let properties = app.properties.map(\.name).repeated.map { name in
      Problem(
        .propertyBroken,
        "More than one property is called “\(name)”. Give each of them a name of its own.")
    }
    let destinations = app.destinations.map(\.name).repeated.map { name in
      Problem(
        .ambiguousName,
        "More than one destination is called “\(name)”, and only the first of them is asked for. "
          + "Give each of them a name of its own.")
    }
    let links = app.links.map(\.url).repeated.map { url in
      Problem(
        .ambiguousName,
        "More than one link is “\(url)”, and only the first of them is opened. Declare it once.")
    }
    return properties + destinations + links
  }
}

extension [String] {
  /// The names that occur more than once, each once.
  fileprivate var repeated: [String] {
    var known: Set<String> = []
    var repeated: [String] = []
    for name in self where !known.insert(name).inserted && !repeated.contains(name) {
      repeated.append(name)
    }
    return repeated
  }
}
