import PortableUIKit
import StepRouter

/// A mistake in the declaration of a ``LinkMap``.
///
/// ```swift
/// for fault in links.faults { print(fault) }
/// // “product/:name” at Shop/Links.swift:9 matches some of the same URLs as “product/:id” …
/// ```
public struct LinkFault: Hashable, Sendable, CustomStringConvertible {
  /// Names the patterns and their locations, and says what to do.
  public let description: String

  @MainActor
  static func all(
    in patterns: [any AnyLinkPattern], tree: LinkTree, origins: LinkOrigins
  ) -> [LinkFault] {
    var faults = origins.wrongHosts.map {
      "The host “\($0)” has a “*” that is not its first label: write “*.” and a domain."
    }
    for (index, pattern) in patterns.enumerated() {
      let problems = pattern.problems(in: origins, isUnclear: tree.unclear.contains(index))
      // Don't build the name unless there's a fault.
      if problems.isEmpty, tree.rivals[index].isEmpty { continue }
      let name = "“\(pattern.summary)” at \(pattern.location)"
      faults += problems.map { "\(name) \($0)" }
      for earlier in tree.rivals[index].lazy.map({ patterns[$0] }) {
        faults.append(
          "\(name) matches some of the same URLs as “\(earlier.summary)” at \(earlier.location): "
            + "give them different words.")
      }
    }
    if !patterns.contains(where: \.path.isOnHost) {
      faults += origins.domains.map {
        "The host “*\($0)” fits no pattern: add a HostParameter for its first label, or write the "
          + "host without “*”."
      }
    }
    return faults.map(LinkFault.init)
  }
}

extension AnyLinkPattern {
  /// Returns the problems of the pattern itself.
  fileprivate func problems(in origins: LinkOrigins, isUnclear: Bool) -> [String] {
    var problems = path.unknownNames.map(unknown)
    if parameters.count > 1, Set(parameters.map(\.name)).count < parameters.count {
      problems.append("has two parameters with one name: rename one of them.")
    }
    if parameters.count(where: { $0.position == .path && $0.componentCount == .any }) > 1 {
      problems.append("has two lists in its path: keep one, or make the other a query parameter.")
    }
    if path.formCount > LinkPath.mostForms {
      problems.append(
        "has \(path.formCount) forms, but a map reads only \(LinkPath.mostForms): declare fewer "
          + "words for one place, or several patterns.")
    }
    if isUnclear {
      problems.append("reads some URLs in two ways: put a word before what may be missing.")
    }
    return problems + hostProblems(in: origins)
  }

  /// Explains a name in the path that no parameter has.
  private func unknown(_ name: String) -> String {
    let word = name.filter { !"[]?*+…".contains($0) }
    guard word.utf8.count < name.utf8.count, parameters.contains(where: { ":" + $0.name == word })
    else { return "has no PathParameter for “\(name)”: add one, or correct the name." }
    return "has “\(name)” in its path: write “\(word)”. The type of its PathParameter says that it "
      + "may be missing or repeat."
  }

  private func hostProblems(in origins: LinkOrigins) -> [String] {
    let hosts = parameters.filter { $0.position == .host }
    guard let host = hosts.first else { return [] }
    var problems: [String] = []
    if hosts.count > 1 {
      problems.append("has two HostParameters: a URL has one host.")
    }
    if origins.schemes.isEmpty, origins.domains.isEmpty {
      problems.append(
        "has a HostParameter, but the map has no scheme, and no host that begins with “*.”: add one."
      )
    }
    for text in host.knownTexts() ?? [] where !text.isHostText {
      problems.append(
        "can't print “\(text)” as its “\(host.name)”: a host has lower-case letters, digits and "
          + "hyphens.")
    }
    return problems
  }
}
