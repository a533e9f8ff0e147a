extension ReportStyle {
  /// Tables, lists, faults and rules common to several sections.
  static let blocks = """
    .scroll { overflow: auto; max-height: 36rem; border: 1px solid var(--line);
      border-radius: 12px;
      background: var(--card); }
    table { border-collapse: collapse; width: 100%; font-size: 0.9375rem; }
    th, td { text-align: left; vertical-align: top; padding: 0.4375rem 0.875rem; }
    tbody tr + tr > * { border-top: 1px solid var(--line); }
    thead th {
      position: sticky; top: 0; background: var(--card); box-shadow: 0 1px var(--line);
      font-size: 0.8125rem; color: var(--faint); white-space: nowrap; vertical-align: bottom;
    }
    tbody th { font-weight: 500; }
    .number { text-align: right; font-variant-numeric: tabular-nums; }
    .columns { display: grid; grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr));
      gap: 0 2rem; }
    .columns h3 { margin-top: 1.25rem; }
    ul.plain { list-style: none; padding: 0; margin: 0.5rem 0; }
    ul.plain li { padding: 0.1875rem 0; }
    summary { cursor: pointer; color: var(--accent); padding: 0.25rem 0; }
    details > pre { margin-top: 0.375rem; }
    button, select {
      font: inherit; font-size: 0.875rem; color: var(--text); background: var(--card);
      border: 1px solid var(--faint); border-radius: 8px; padding: 0.375rem 0.75rem;
      min-height: 2.25rem;
    }
    button { cursor: pointer; }
    button:hover { background: var(--sunk); }
    .buttons { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0.75rem 0 0; }
    .causes { list-style: none; padding: 0; margin: 0 0 1rem; }
    .causes li { padding: 0.25rem 0; }
    .causes .count { color: var(--faint); font-size: 0.875rem; margin-left: 0.5rem; }
    .finding {
      background: var(--card); border: 1px solid var(--line); border-radius: 14px;
      padding: 1.25rem 1.5rem 1.5rem; margin: 0 0 1.25rem;
    }
    .finding .facts { margin: 0.25rem 0 0.75rem; }
    .self { color: var(--faint); text-decoration: none; font-weight: 500; margin-right: 0.375rem;
      font-variant-numeric: tabular-nums; }
    .self:hover { text-decoration: underline; }
    .problems { list-style: none; padding: 0; margin: 0; max-width: 48rem; color: var(--bad); }
    .problems li { overflow-wrap: anywhere; }
    .problems li::before { content: "✕"; margin-right: 0.5rem; font-weight: 700; }
    .moves { padding-left: 1.75rem; margin: 0; }
    details .moves { font-size: 0.875rem; }
    .moves li { padding: 0.125rem 0; }
    .film { display: flex; gap: 1.5rem; list-style: none; padding: 0.75rem 0; margin: 0.5rem 0 0;
      overflow-x: auto; }
    .film li { flex: none; }
    .film figure { margin: 0; }
    .film figcaption { max-width: 9.5rem; margin-top: 0.5rem; line-height: 1.35; }
    .film.scrubbed li:not(.shown) { opacity: 0.35; }
    .scrubber { display: flex; align-items: center; gap: 0.75rem; margin-top: 0.5rem; }
    .scrubber input { width: 16rem; max-width: 50vw; accent-color: var(--accent); }
    .changes { display: grid; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr));
      gap: 1.25rem 2rem; }
    .changes dt { font-weight: 600; }
    .changes dd { margin: 0.125rem 0 0; }
    :target { scroll-margin-top: 4.5rem; }
    .finding:target, .state:target { border-color: var(--accent);
      box-shadow: 0 0 0 2px var(--accent); }
    tr:target { background: var(--sunk); }
    """
}
