extension ReportStyle {
  /// The layout for the width of a phone.
  static let narrow = """
    @media (max-width: 44rem) {
      header.top, main, footer { padding-left: 1rem; padding-right: 1rem; }
      header.top { padding-top: 1.5rem; }
      h1 { font-size: 1.75rem; }
      .figures { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
      .contents ul { padding: 0 1rem; gap: 1.25rem; }
      section { margin-bottom: 3rem; }
      .finding { padding: 1rem; }
      .states { grid-template-columns: minmax(0, 1fr); }
      .state:has(.regular), .state:has(.picture + .picture) { grid-column: auto; }
      .state .about { flex-basis: 9rem; }
      .matrix-pair { grid-template-columns: minmax(0, 1fr); }
      .grid { height: 28rem; --head: 6.5rem; }
      .filters label { flex: 1 1 40%; }
      .filters select { max-width: none; width: 100%; }
      .picture { height: 12rem; }
      th, td { padding: 0.375rem 0.625rem; }
    }
    @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
    """

  static let print = """
    @media print {
      @page { margin: 1.5cm; }
      :root { --ground: #fff; --card: #fff; }
      body { font-size: 10pt; }
      .contents, .skip, .buttons, #matrix-tool, .graph-tools > input, .graph-tools > label,
      .scrubber { display: none !important; }
      header.top, main, footer { max-width: none; padding: 0; }
      .scroll, .canvas, pre { overflow: visible; max-height: none; }
      thead th { position: static; }
      pre { white-space: pre-wrap; }
      .canvas svg { width: 100%; height: auto; max-height: 24cm; }
      .film { flex-wrap: wrap; overflow: visible; }
      .film.scrubbed li:not(.shown) { opacity: 1; }
      .finding, .state, tr, figure { break-inside: avoid; }
      h2, h3, h4 { break-after: avoid; }
      .state { content-visibility: visible; }
      .states { grid-template-columns: 1fr 1fr; }
      .picture { height: 9rem; }
      .cell, .verdict { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      a { color: inherit; text-decoration: none; }
    }
    """
}
