import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// The rules about names and links, and how to suppress findings.
@MainActor
@Suite struct LinkRuleTests {
  private let offer = CataloguedRoute("offer", Samples.pushed)

  @Test("The lint reports two routes with one name")
  func duplicateRoute() {
    #expect(
      Samples.findings([offer, offer]) == [
        "duplicate-route in offer: Another route has this name, at \(offer.location): links and "
          + "suppressions mean that one. Rename one of them."
      ])
    #expect(Samples.findings([offer, CataloguedRoute("other", Samples.pushed)]) == [])
  }

  @Test("The lint reports two links of one form")
  func duplicateLink() {
    let first = CataloguedLink("offer/:id?page=…", to: "offer")
    let links = [first, CataloguedLink("/offer/:number", to: "offer")]
    #expect(
      Samples.findings([offer], links: links) == [
        "duplicate-link in offer: “/offer/:number” has the form of “offer/:id?page=…” at "
          + "\(first.location), which is tried before: give them different words."
      ])
    let queries = ["offer?page=…", "offer?sort=…"].map { CataloguedLink($0, to: "offer") }
    #expect(Samples.findings([offer], links: queries).count == 1)
    let others = ["offer/:id", "offer", "offer/new", ":offer", ""].map {
      CataloguedLink($0, to: "offer")
    }
    #expect(Samples.findings([offer], links: others) == [])
    let forms = ["offer/[:id]", "offer/[:ids…]", "offer/:ids…", "offer/[:id]/a", "offer/[:id]/b"]
      .map {
        CataloguedLink($0, to: "offer")
      }
    #expect(Samples.findings([offer], links: forms) == [])
    let optional = forms[0]
    #expect(
      Samples.findings(
        [offer], links: forms + [CataloguedLink("offer/[:number]?page=…", to: "offer")]) == [
          "duplicate-link in offer: “offer/[:number]?page=…” has the form of “offer/[:id]” at "
            + "\(optional.location), which is tried before: give them different words."
        ])
  }

  @Test("The lint reports a link whose URLs an earlier link takes")
  func shadowedLink() {
    let links = [
      CataloguedLink("offer/:name", to: "offer"),
      CataloguedLink("offer/new", to: "offer", rivals: ["offer/:name"]),
    ]
    #expect(
      Samples.findings([offer], links: links) == [
        "shadowed-link in offer: “offer/:name” is tried before “offer/new” and takes URLs of it: put "
          + "this one first, or give them different words."
      ])
  }

  @Test("The lint reports a link to a route that isn't in the catalogue")
  func linkToNowhere() {
    let step = Samples.offer.using(.present()).from(.current)
    let here = CodeLocation()
    #expect(
      Samples.findings(
        [offer],
        links: [
          CataloguedLink("sale", to: "sale"),
          CataloguedLink("offer", to: step.reference, at: here),
          CataloguedLink("bid", to: TermsInterceptorTerms.reference, at: here),
        ]) == [
          "link-to-nowhere: “sale” leads to “sale”, which is not in the catalogue: add the route, or "
            + "correct the link.",
          "link-to-nowhere: “bid” leads to the step of TermsScreen at Terms.swift:1, which is not in "
            + "the catalogue: add the route, or correct the link.",
        ])
  }

  private enum TermsInterceptorTerms {
    static let reference = StepReference(
      screen: TypeName(TermsScreen.self), location: CodeLocation(fileID: "Terms.swift", line: 1))
  }

  @Test("The lint reports a link to a screen that no finder looks for")
  func rebuiltByLink() {
    let step = StepAssembly(
      finder: NilFinder<OfferScreen, Void>(), factory: ClassFactory<OfferScreen, Void>()
    ).using(.present()).from(.current).assemble()
    let route = CataloguedRoute("offer", step)
    #expect(
      Samples.findings([route], links: [CataloguedLink("offer", to: "offer")]) == [
        "rebuilt-by-link in offer: “offer” leads to OfferScreen, which no finder looks for: opened "
          + "twice, it is there twice. Give it a finder other than NilFinder."
      ])
    #expect(Samples.findings([route]) == [])
    #expect(Samples.findings([offer], links: [CataloguedLink("offer", to: "offer")]) == [])
  }

  @Test("Findings can be suppressed by rule, route or both, and unused suppressions are reported")
  func suppressions() {
    let faulty = Samples.offer.using(.replaceRoot()).from(.current).assemble()
    let routes = [CataloguedRoute("a", faulty), CataloguedRoute("b", faulty)]
    let rule = "replace-root-from-current"
    #expect(Samples.findings(routes).count == 1)
    #expect(Samples.findings(routes, except: [.rule(rule)]) == [])
    #expect(Samples.findings(routes, except: [.route("a"), .route("b")]) == [])
    let first = Samples.findings(routes, except: [.rule(rule, in: "a")])
    #expect(first.map { $0.prefix(33) } == ["replace-root-from-current in b: r"])
    #expect(
      Samples.findings(
        routes, except: [.rule(rule), .rule("rot"), .route("c"), .rule(rule, in: "c")]) == [
          "unused-suppression: .rule(\"rot\") suppresses nothing: remove it, or correct its names.",
          "unused-suppression in c: .route(\"c\") suppresses nothing: remove it, or correct its names.",
          "unused-suppression in c: .rule(\"replace-root-from-current\", in: \"c\") suppresses "
            + "nothing: remove it, or correct its names.",
        ])
  }

  @Test("A finding names its location, its route and its rule")
  func description() {
    let finding = RouteCatalogue(routes: [offer, offer]).lint().first
    #expect(finding?.description.hasPrefix("\(offer.location): “offer”: Another") == true)
    #expect(finding?.description.hasSuffix("one of them. [duplicate-route]") == true)
  }
}
