extension ReportStyle {
  static let states = """
    .windows { display: flex; gap: 0.625rem; align-items: flex-start; }
    .picture { display: block; flex: none; height: 14rem; width: auto; }
    .picture.compact { aspect-ratio: 120 / 252; }
    .picture.regular { aspect-ratio: 328 / 252; }
    .front { text-align: center; }
    .front span { display: block; font-size: 0.75rem; color: var(--faint); line-height: 1.2;
      margin-top: 0.25rem; }
    .pb { fill: var(--device); }
    .ps { fill: var(--screen); stroke: var(--line); }
    .pk { fill: var(--screen); stroke: var(--device); }
    .pd { fill: var(--shade); }
    .pl { stroke: var(--line); fill: none; }
    .pc { stroke: var(--accent); stroke-width: 1.6; fill: none; stroke-linecap: round; }
    .po { fill: none; stroke: var(--faint); }
    .pt { fill: var(--accent); }
    .pn, .ph, .pf, .pm, .pa { text-anchor: middle;
      font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
    .pn { font-size: 11px; font-weight: 650; fill: var(--text); }
    .ph { font-size: 10px; font-weight: 600; fill: var(--text); }
    .pf { font-size: 9px; fill: var(--faint); }
    .pm { font-size: 8px; fill: var(--faint); }
    .pa { font-size: 8px; font-weight: 650; fill: var(--ground); }
    .states { list-style: none; margin: 0; padding: 0; display: grid;
      grid-template-columns: repeat(auto-fill, minmax(21rem, 1fr)); gap: 1rem; }
    .state { display: flex; flex-wrap: wrap; align-items: flex-start;
      gap: 0.75rem 1rem; background: var(--card); border: 1px solid var(--line);
      border-radius: 14px; padding: 1rem; content-visibility: auto;
      contain-intrinsic-size: auto 15rem; }
    .state > .windows { max-width: 100%; overflow-x: auto; }
    .state .about { flex: 1 1 8rem; min-width: 0; }
    .state h3 { font-size: 0.9375rem; margin: 0 0 0.375rem; overflow-wrap: anywhere; }
    .state p { font-size: 0.875rem; margin-bottom: 0.375rem; line-height: 1.45; }
    .state details { font-size: 0.875rem; }
    .state details pre { font-size: 0.75rem; }
    .state:has(.regular), .state:has(.picture + .picture) { grid-column: span 2; }
    """

  static let graph = """
    .canvas { overflow: auto; max-height: 46rem; border: 1px solid var(--line);
      border-radius: 12px;
      background: var(--card); margin: 0.75rem 0; }
    .canvas svg { display: block; margin: 0 auto; }
    .canvas.dragged { cursor: grabbing; user-select: none; }
    .graph-tools label { font-size: 0.9375rem; }
    .graph-tools .buttons { display: inline-flex; margin: 0 0 0 1rem; }
    .gn rect { fill: var(--ground); stroke: var(--faint); }
    .gn.wrong rect { stroke: var(--bad); stroke-width: 2; }
    .gn:hover rect, .gn:focus rect, .gn.near rect { fill: var(--cell-r); stroke: var(--accent);
      stroke-width: 2; }
    .gn:focus { outline: none; }
    .gn.guarded rect { stroke-dasharray: 5 3; stroke-width: 1.5; }
    .gl, .gs { text-anchor: middle;
      font-family: system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
    .gl { font-size: 13px; font-weight: 600; fill: var(--text); }
    .gs { font-size: 11px; fill: var(--faint); }
    .gs.by { text-anchor: end; paint-order: stroke; stroke: var(--ground); stroke-width: 4px; }
    .gn.wrong .gs { fill: var(--bad); }
    .ge { fill: none; stroke: var(--faint); stroke-opacity: 0.45; }
    .ge.first { stroke-opacity: 1; stroke-width: 1.5; }
    .ge.near { stroke: var(--accent); stroke-opacity: 1; stroke-width: 2; }
    .ah { fill: var(--faint); }
    #all-ways:not(:checked) ~ .canvas .ge:not(.first):not(.near) { display: none; }
    """
}
