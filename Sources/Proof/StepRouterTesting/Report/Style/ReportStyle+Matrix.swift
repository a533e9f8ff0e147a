extension ReportStyle {
  static let matrix = """
    .cell {
      display: inline-flex; align-items: center; justify-content: center; width: 1.5rem;
      height: 1.5rem;
      font: 600 0.8125rem/1 ui-monospace, "SF Mono", Menlo, Consolas, monospace;
      border-radius: 5px;
    }
    .cell.b { background: var(--cell-b); color: var(--cell-b-text); }
    .cell.r { background: var(--cell-r); color: var(--cell-r-text); }
    .cell.v { background: var(--cell-v); color: var(--cell-v-text); }
    .cell.a { background: var(--cell-a); color: var(--cell-a-text); }
    .cell.i { background: var(--cell-i); color: var(--cell-i-text); }
    .cell.l { background: var(--cell-l); color: var(--cell-l-text); }
    .cell.f { background: var(--cell-f); color: var(--cell-f-text); }
    .cell.x { background: var(--cell-x); color: var(--cell-x-text); border-radius: 50%; }
    .cell.u { color: var(--faint); }
    .cell.own { text-decoration: underline; text-underline-offset: 2px; }
    .legend dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
      gap: 0.75rem 1.5rem; margin: 0.5rem 0 0; }
    .legend dt { font-weight: 600; font-size: 0.9375rem; }
    .legend dt .cell { margin-right: 0.375rem; }
    .legend dd { margin: 0.125rem 0 0; color: var(--faint); font-size: 0.875rem;
      line-height: 1.4; }
    .filters { display: flex; flex-wrap: wrap; gap: 0.75rem 1rem; align-items: end;
      margin-bottom: 0.75rem; }
    .filters label { display: grid; gap: 0.1875rem; font-size: 0.8125rem; color: var(--faint); }
    .filters select { max-width: 15rem; }
    .matrix-pair { display: grid; grid-template-columns: minmax(0, 1fr) 18rem; gap: 1.25rem;
      align-items: start; }
    .grid { overflow: auto; height: 36rem; border: 1px solid var(--line); border-radius: 12px;
      background: var(--card); position: relative; --head: 12rem; }
    .grid [role=row] { display: flex; min-width: 100%; }
    .grid .head { position: sticky; top: 0; z-index: 2; background: var(--card); height: 9.5rem;
      box-shadow: 0 1px var(--line); }
    .grid .corner, .grid [role=rowheader] { position: sticky; left: 0; z-index: 1; flex: none;
      width: var(--head); background: var(--card); padding: 0 0.5rem 0 0.75rem; }
    .grid .head .corner { width: var(--head); z-index: 3; display: flex; align-items: end;
      padding-bottom: 0.5rem; font-size: 0.8125rem; color: var(--faint); }
    .grid [role=columnheader] { flex: none; width: 28px; position: relative; }
    .grid [role=columnheader] span { position: absolute; bottom: 0.5rem; left: 14px; width: 9rem;
      transform-origin: 0 50%; transform: translateY(50%) rotate(-60deg) translateX(4px);
      font-size: 0.8125rem;
      white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
    .grid .line { position: absolute; left: 0; height: 28px; align-items: center; }
    .grid [role=rowheader] { height: 28px; line-height: 28px; font-size: 0.8125rem;
      white-space: nowrap;
      overflow: hidden; text-overflow: ellipsis; }
    .grid .slot { flex: none; width: 28px; height: 28px; padding: 2px; cursor: pointer; }
    .grid .slot.faded .cell { opacity: 0.25; }
    .grid .slot[aria-selected=true] .cell { outline: 2px solid var(--text); outline-offset: 1px; }
    .cell-detail { border: 1px solid var(--line); border-radius: 12px; background: var(--card);
      padding: 1rem 1.125rem;
      min-height: 8rem; overflow-wrap: anywhere; }
    .cell-detail h4 { margin-bottom: 0.5rem; }
    .cell-detail .windows { margin: 0.75rem 0; }
    """
}
