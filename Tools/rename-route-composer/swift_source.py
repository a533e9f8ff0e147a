"""Swift source as code without its comments and strings, and small edits of it."""

import re

from swift_text import code


class SwiftSource:
    """A source text. `code` has the same length, with comments as spaces and strings hidden."""

    def __init__(self, text):
        self.text = text
        self.code = code(text)
        self.edits = []
        self.notes = []

    def replace(self, start, end, replacement):
        """Replaces a span. If two edits overlap, the first wins."""
        if all(end <= other[0] or start >= other[1] for other in self.edits):
            self.edits.append((start, end, replacement))

    def insert(self, position, text):
        if not any(start < position < end for start, end, _ in self.edits):
            self.edits.append((position, position, text))

    def note(self, position, name, advice):
        self.notes.append((position, name, advice))

    def located_notes(self, edited):
        """Returns lines, names and advice. The lines refer to the edited text, or to this one."""
        edits = self.edits if edited else []

        def line(position):
            added = sum(
                replacement.count("\n") - self.text.count("\n", start, end)
                for start, end, replacement in edits if end <= position)
            return self.text.count("\n", 0, position) + 1 + added

        return sorted({(line(position), name, advice) for position, name, advice in self.notes})

    def edited(self):
        text, end = "", 0
        # Insertions at one place keep the order of the calls.
        for start, stop, replacement in sorted(self.edits, key=lambda edit: edit[:2]):
            text += self.text[end:start] + replacement
            end = stop
        return text + self.text[end:]

    @property
    def is_balanced(self):
        """Returns true if every bracket has a counterpart, so `closing` works."""
        opened = []
        for character in self.code:
            if character in "([{":
                opened.append(character)
            elif character in ")]}":
                if not opened or opened.pop() + character not in ("()", "[]", "{}"):
                    return False
        return not opened

    def find(self, pattern):
        return re.finditer(pattern, self.code, re.MULTILINE)

    def skip_space(self, position):
        while position < len(self.code) and self.code[position].isspace():
            position += 1
        return position

    def closing(self, opening):
        """Returns the position of the bracket that closes this one; None if there is none."""
        depth = 0
        for position in range(opening, len(self.code)):
            if self.code[position] in "([{":
                depth += 1
            elif self.code[position] in ")]}":
                depth -= 1
                if depth == 0:
                    return position
        return None

    def after_types(self, position):
        """Returns the position after `<A, B>`; the same position if there are no types."""
        if self.code[position : position + 1] != "<":
            return position
        depth = 0
        for end in range(position, len(self.code)):
            character = self.code[end]
            if character == "<":
                depth += 1
            elif character == ">" and self.code[end - 1] != "-":
                depth -= 1
                if depth == 0:
                    return end + 1
            elif not re.match(r"[\w\s,.?!&:()\[\]>@-]", character):
                return position
        return position

    def arguments(self, opening):
        """Returns the spans of the arguments in these parentheses, without surrounding space."""
        end = self.closing(opening)
        if end is None:
            return []
        spans, start, position = [], opening + 1, opening + 1
        while position <= end:
            character = self.code[position]
            if position == end or character == ",":
                spans.append(self._trimmed(start, position))
                start = position + 1
            elif character in "([{":
                position = self.closing(position)
            elif character == "<" and re.match(r"\w", self.code[position - 1]):
                position = max(self.after_types(position) - 1, position)
            position += 1
        return [span for span in spans if span[0] < span[1]]

    def calls(self, position):
        """Yields the calls on the expression before this position: names, dots and parentheses."""
        while True:
            dot = re.compile(r"\s*\.\s*(\w+)\s*").match(self.code, position)
            opening = dot and self.after_types(dot.end())
            if not dot or self.code[opening : opening + 1] != "(":
                return
            end = self.closing(opening)
            if end is None:
                return
            yield dot.group(1), dot.start(), opening, end
            position = end + 1

    def _trimmed(self, start, end):
        # Comments are spaces in `code`, so they stay where they are, outside the span.
        while start < end and self.code[start].isspace():
            start += 1
        while end > start and self.code[end - 1].isspace():
            end -= 1
        return start, end
