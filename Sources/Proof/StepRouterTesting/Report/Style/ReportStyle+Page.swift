extension ReportStyle {
  static let page = """
    * { box-sizing: border-box; }
    html { scroll-padding-top: 4rem; -webkit-text-size-adjust: 100%; }
    body {
      margin: 0; background: var(--ground); color: var(--text); overflow-wrap: break-word;
      font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
    }
    header.top, main, footer { max-width: 84rem; margin: 0 auto; padding: 0 1.5rem; }
    header.top { padding-top: 3rem; }
    section { margin: 0 0 4rem; }
    h1, h2, h3, h4, h5 { line-height: 1.25; text-wrap: balance; margin: 0; }
    h1 { font-size: 2.25rem; letter-spacing: -0.02em; }
    h2 { font-size: 1.5rem; letter-spacing: -0.01em; margin-bottom: 0.75rem; }
    h3 { font-size: 1.0625rem; margin: 2rem 0 0.75rem; }
    h4 { font-size: 1.0625rem; }
    h5 { font-size: 0.8125rem; color: var(--faint); font-weight: 600;
      margin: 1.25rem 0 0.375rem; }
    p { margin: 0 0 0.75rem; max-width: 42rem; }
    a { color: var(--accent); text-underline-offset: 0.15em; }
    code, pre { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace;
      font-size: 0.875em; }
    h3 code { color: var(--faint); font-weight: 400; margin-left: 0.375rem; }
    pre {
      background: var(--sunk); border-radius: 8px; padding: 0.75rem 1rem; margin: 0;
      overflow: auto; max-height: 24rem; line-height: 1.5;
    }
    pre.code { white-space: pre-wrap; overflow-wrap: anywhere; }
    code { overflow-wrap: anywhere; }
    td code, th code { overflow-wrap: break-word; }
    .facts, figcaption, .figures span { color: var(--faint); font-size: 0.875rem; }
    .calm { color: var(--faint); }
    .wrong { color: var(--bad); font-weight: 600; }
    .none { color: var(--faint); }
    .gap { color: var(--open); font-weight: 600; }
    footer { border-top: 1px solid var(--line); padding-top: 1.5rem; padding-bottom: 3rem;
      color: var(--faint); font-size: 0.875rem; }
    .skip { position: absolute; left: -999rem; background: var(--card); padding: 0.5rem 1rem; }
    .skip:focus { left: 1rem; top: 1rem; z-index: 9; }
    :focus-visible { outline: 3px solid var(--ring); outline-offset: 2px; border-radius: 4px; }
    main:focus { outline: none; }
    html:not(.js) .js-only, html.js .no-js, html:not(.js) svg[data-picture] { display: none; }
    .symbols { position: absolute; width: 0; height: 0; }
    """

  static let headline = """
    .kind { color: var(--faint); font-size: 0.875rem; margin-bottom: 0.25rem; }
    .verdict {
      display: flex; gap: 0.75rem; align-items: baseline; max-width: none; margin: 1.25rem 0 0;
      padding: 0.875rem 1.125rem; border-radius: 12px; font-size: 1.125rem; text-wrap: pretty;
    }
    .verdict .sign { font-weight: 700; }
    .verdict.good { background: var(--good-ground); color: var(--good); }
    .verdict.bad { background: var(--bad-ground); color: var(--bad); }
    .verdict.open { background: var(--open-ground); color: var(--open); }
    .figures { display: flex; flex-wrap: wrap; gap: 1.25rem 2.5rem; margin: 1.75rem 0 1.5rem; }
    .figures dt { color: var(--faint); font-size: 0.875rem; }
    .figures dd { margin: 0; max-width: 10.5rem; line-height: 1.3; }
    .figures strong {
      display: block; font-size: 1.75rem; font-weight: 650; letter-spacing: -0.02em;
      font-variant-numeric: tabular-nums; line-height: 1.25;
    }
    .contents {
      position: sticky; top: 0; z-index: 5; background: var(--ground);
      border-bottom: 1px solid var(--line); margin-bottom: 2.5rem;
    }
    .contents ul {
      display: flex; gap: 1.5rem; list-style: none; margin: 0 auto; padding: 0 1.5rem;
      max-width: 84rem; overflow-x: auto;
    }
    .contents a { display: block; padding: 0.75rem 0; text-decoration: none;
      white-space: nowrap; }
    .contents a:hover { text-decoration: underline; }
    """
}
