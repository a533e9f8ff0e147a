/// The page: first the faults, then the trials, then the states and screens.
struct ReportPage {
  private let facts: ReportFacts

  init(_ facts: ReportFacts) { self.facts = facts }

  var markup: Markup {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <title>\(facts.report.title): exploration report</title>
    <style>
    \(Markup(html: ReportAssets.style))</style>
    <script>document.documentElement.className = "js"</script>
    </head>
    <body>
    <a class="skip" href="#main">Skip to the report</a>
    \(HeadlineSection(facts).markup)\(navigation)<main id="main" tabindex="-1">
    \(sections)</main>
    \(footer)\(facts.pictures.symbols)\
    <script type="application/json" id="data">\(ReportData(facts).markup)</script>
    <script>
    \(Markup(html: ReportAssets.script))</script>
    </body>
    </html>

    """
  }

  private var sections: [Markup] {
    [
      FailuresSection(facts).markup,
      WalkSection(facts).markup,
      ChangesSection(facts)?.markup ?? "",
      MatrixSection(facts).markup,
      GraphSection(facts).markup,
      MapSection(facts)?.markup ?? "",
      StatesSection(facts).markup,
      CoverageSection(facts).markup,
      ScreensSection(facts).markup,
    ]
  }

  private var navigation: Markup {
    """
    <nav class="contents" aria-label="Sections"><ul>
    <li><a href="#failures">Failures</a></li>
    <li><a href="#walk">Walk</a></li>
    \(Markup.when(facts.changes != nil, "<li><a href=\"#changes\">Changes</a></li>\n"))\
    <li><a href="#matrix">Matrix</a></li>
    <li><a href="#graph">Graph</a></li>
    \(Markup.when(MapSection(facts) != nil, "<li><a href=\"#map\">Map</a></li>\n"))\
    <li><a href="#states">States</a></li>
    <li><a href="#coverage">Coverage</a></li>
    <li><a href="#screens">Screens</a></li>
    </ul></nav>

    """
  }

  private var footer: Markup {
    """
    <footer>
    <p>A <em>state</em> is a place in the app that a user can get to, by the fewest moves. \
    In each state the explorer asks the app for every <em>destination</em>, each time in a fresh \
    copy of the app, and looks whether the user sees it.</p>
    </footer>

    """
  }
}
