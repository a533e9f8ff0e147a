extension ReportStyle {
  /// Each pair of text and background has a contrast of at least 4.5.
  static let colors = """
    :root {
      color-scheme: light dark;
      --ground: #fbfbf9; --card: #ffffff; --sunk: #f1f1ed; --line: #dcdcd5;
      --text: #1d2327; --faint: #5a636b; --accent: #1f5ea8; --ring: #1f5ea8;
      --good: #1c6b3c; --good-ground: #e3f3e8;
      --bad: #a32116; --bad-ground: #fbe9e6;
      --open: #6a4a00; --open-ground: #fbf1d5;
      --cell-b: #d8ecdc; --cell-b-text: #14502a;
      --cell-r: #d3e6f4; --cell-r-text: #123f63;
      --cell-v: #e6e9ee; --cell-v-text: #39434f;
      --cell-a: #cdebe6; --cell-a-text: #0b4b43;
      --cell-i: #faebc3; --cell-i-text: #664700;
      --cell-l: #f4dfc6; --cell-l-text: #6b3a00;
      --cell-f: #eadff4; --cell-f-text: #4d2a70;
      --cell-x: #b3261e; --cell-x-text: #ffffff;
      --device: #c3c8cd; --screen: #ffffff; --under: #eceff1; --shade: rgb(20 28 36 / 0.28);
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #14171a; --card: #1c2024; --sunk: #23282d; --line: #363d44;
        --text: #e7eaec; --faint: #a3adb6; --accent: #8bbdf2; --ring: #8bbdf2;
        --good: #86d7a2; --good-ground: #16301f;
        --bad: #ffaca2; --bad-ground: #3d1b17;
        --open: #f0cd7a; --open-ground: #352a10;
        --cell-b: #1d3d28; --cell-b-text: #a9e2bb;
        --cell-r: #1b3850; --cell-r-text: #aed5f4;
        --cell-v: #2d343b; --cell-v-text: #c7d0d8;
        --cell-a: #17413c; --cell-a-text: #a2e3d8;
        --cell-i: #453712; --cell-i-text: #f4d98e;
        --cell-l: #4a3319; --cell-l-text: #f5cb9c;
        --cell-f: #3b2c4c; --cell-f-text: #dcc3f3;
        --cell-x: #f2685c; --cell-x-text: #240503;
        --device: #59626b; --screen: #272d33; --under: #1f2429; --shade: rgb(0 0 0 / 0.5);
      }
    }
    """
}
