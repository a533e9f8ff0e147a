"""Separates the code in a Swift source from its comments and strings."""

import re

HIDDEN = "\x01"

# A regular expression between slashes: on one line, without space at its ends.
REGEX = re.compile(r"/(?![\s/*])(?:\\.|[^\\/\n])*(?<!\s)/")


def code(text):
    """Returns the text at the same length, with comments as spaces and strings hidden."""
    characters = list(text)
    _hide(text, characters, 0, None)
    return "".join(characters)


def _blank(characters, start, end, filler):
    for position in range(start, min(end, len(characters))):
        if characters[position] != "\n":
            characters[position] = filler


def _hide(text, characters, position, parentheses):
    """Hides everything but code from here on; in an interpolation, until its parenthesis closes."""
    while position < len(text):
        character = text[position]
        literal = re.compile(r'(#*)("""|")').match(text, position)
        if text.startswith("//", position):
            end = text.find("\n", position)
            end = len(text) if end < 0 else end
            _blank(characters, position, end, " ")
            position = end
        elif text.startswith("/*", position):
            end = _comment_end(text, position)
            _blank(characters, position, end, " ")
            position = end
        elif literal:
            position = _hide_string(text, characters, literal)
        elif character == "/" and REGEX.match(text, position) and _is_prefix(text, position):
            end = REGEX.match(text, position).end()
            _blank(characters, position, end, HIDDEN)
            position = end
        elif text.startswith("#/", position):
            end = text.find("/#", position + 2)
            end = len(text) if end < 0 else end + 2
            _blank(characters, position, end, HIDDEN)
            position = end
        else:
            if parentheses is not None and character in "()":
                parentheses += 1 if character == "(" else -1
                if parentheses == 0:
                    return position + 1
            position += 1
    return position


def _is_prefix(text, position):
    """Returns true if no operand precedes the slash, so it isn't a division."""
    before = text[:position].rstrip(" \t")[-1:]
    return before in ("", "\n") or before in "([{,:;=!&|?~<>"


def _comment_end(text, position):
    depth = 0
    for mark in re.compile(r"/\*|\*/").finditer(text, position):
        depth += 1 if mark.group() == "/*" else -1
        if depth == 0:
            return mark.end()
    return len(text)


def _hide_string(text, characters, literal):
    """Hides a string's text, but not the code in its interpolations."""
    hashes, quotes = literal.group(1), literal.group(2)
    _blank(characters, literal.start(), literal.end(), HIDDEN)
    position = literal.end()
    while position < len(text):
        if text.startswith(quotes + hashes, position):
            end = position + len(quotes + hashes)
            _blank(characters, position, end, HIDDEN)
            return end
        if text.startswith("\\" + hashes + "(", position):
            opening = position + 1 + len(hashes)
            _blank(characters, position, opening, HIDDEN)
            position = _hide(text, characters, opening + 1, 1)
        elif text.startswith("\\" + hashes, position):
            _blank(characters, position, position + 2 + len(hashes), HIDDEN)
            position += 2 + len(hashes)
        elif text[position] == "\n" and len(quotes) == 1:
            return position
        else:
            _blank(characters, position, position + 1, HIDDEN)
            position += 1
    return position
