"""Reads Markdown for the tools: its code, its headings and its links."""

import re

FENCE = re.compile(r"^\s*(```|~~~)")
HEADING = re.compile(r"^(#{1,6})\s+(.*?)\s*#*\s*$")
# A link's text may span lines and contain code. A picture has a `!` in front.
LINK = re.compile(r"(?P<picture>!?)\[(?P<text>(?:[^\[\]`]|`[^`]*`)*)\]\((?P<target>[^()\s]+)\)")
DOC_LINK = re.compile(r"<(?P<target>doc:[^>]+)>")
CODE = re.compile(r"(?<!`)`(?P<code>[^`\n]+)`(?!`)")


def parts(text):
    """Returns the text in pieces, each with a flag for a block of code."""
    piece, is_code = [], False
    for line in text.splitlines(keepends=True):
        if not FENCE.match(line):
            piece.append(line)
        elif is_code:
            yield "".join(piece + [line]), True
            piece, is_code = [], False
        else:
            yield "".join(piece), False
            piece, is_code = [line], True
    yield "".join(piece), is_code


def prose(text):
    """Returns the text with its code blocks blanked out, so lines keep their numbers."""
    return "".join("\n" * piece.count("\n") if is_code else piece for piece, is_code in parts(text))


def without_code(text):
    """Returns the prose, without inline code either."""
    return CODE.sub(lambda code: " " * len(code.group()), prose(text))


def headings(text):
    """Returns the headings of a page as `(level, text)`."""
    matches = (HEADING.match(line) for line in prose(text).splitlines())
    return [(len(match.group(1)), match.group(2)) for match in matches if match]


def title(text):
    return next((heading for level, heading in headings(text) if level == 1), None)


def github_anchor(heading):
    """Returns GitHub's anchor for a heading."""
    return re.sub(r"[^\w\- ]", "", plain(heading).lower()).replace(" ", "-")


def docc_anchor(heading):
    """Returns DocC's anchor for a heading."""
    return "-".join(re.sub(r"[^\w\- ]", "", plain(heading)).split())


def plain(heading):
    heading = LINK.sub(lambda link: link.group("text"), heading)
    return heading.replace("`", "").replace("*", "")


def anchors(text):
    """Returns GitHub's anchors for a page. Duplicates get a number."""
    seen = {}
    for _, heading in headings(text):
        anchor = github_anchor(heading)
        seen[anchor] = seen.get(anchor, -1) + 1
        yield anchor if seen[anchor] == 0 else f"{anchor}-{seen[anchor]}"


def line_of(text, position):
    return text.count("\n", 0, position) + 1
