#!/usr/bin/env -S python3 -I -S
"""Expands the macros of the SwiftUI stand-in: #Preview, @Previewable and @Entry.

The compiler runs this as a macro plugin and talks to it over pipes. A message is its length
in eight bytes, lowest first, and then that many bytes of JSON. Macros arrive as source text.
"""
import json
import re
import struct
import sys

OPENING, CLOSING = "([{", ")]}"


def literal_end(text, start):
    """Where the comment or the string that begins at `start` ends, or `start`."""
    if text.startswith("//", start):
        end = text.find("\n", start)
        return len(text) if end < 0 else end
    if text.startswith("/*", start):
        depth, at = 1, start + 2
        while at < len(text) and depth:
            step = text[at:at + 2]
            depth += (step == "/*") - (step == "*/")
            at += 2 if step in ("/*", "*/") else 1
        return at
    opening = re.compile(r'(#*)("""|")').match(text, start)
    if not opening:
        return start
    hashes, quote = opening.groups()
    at = opening.end()
    while at < len(text):
        if text.startswith(quote + hashes, at):
            return at + len(quote + hashes)
        if text.startswith("\\" + hashes + "(", at):
            at = balanced_end(text, at + 1 + len(hashes))
        elif text.startswith("\\" + hashes, at):
            at += 2 + len(hashes)
        else:
            at += 1
    return len(text)


def outer(text, start=0):
    """The places in `text` that are code outside of every bracket."""
    depth, at = 0, start
    while at < len(text):
        end = literal_end(text, at)
        if end > at:
            at = end
            continue
        depth -= text[at] in CLOSING
        if depth == 0:
            yield at
        depth += text[at] in OPENING
        at += 1


def balanced_end(text, start):
    """The place after the bracket that closes the one at `start`."""
    for at in outer(text, start):
        if text[at] in CLOSING:
            return at + 1
    return len(text)


def preview(source, unique):
    """A type that builds the preview, so that its body is compiled and not only checked."""
    at = source.index("#Preview") + len("#Preview")
    at += len(source[at:]) - len(source[at:].lstrip())
    if source[at:at + 1] == "(":
        at = balanced_end(source, at)
    opening = next((i for i in outer(source, at) if source[i] == "{"), None)
    if opening is None:
        return ""
    body = source[opening + 1:balanced_end(source, opening) - 1]
    stored, rest = [], []
    for statement in statements(body):
        if re.match(r"\s*@Previewable\b", statement):
            stored.append(statement.replace("@Previewable", "", 1).strip())
        else:
            rest.append(statement)
    if not stored:
        return (f"struct {unique} {{ @MainActor static func make() {{\n"
                f"_ = SwiftUI.Preview {{{body}}}\n}} }}")
    properties = "\n".join(stored)
    return (f"struct {unique} {{ struct Content: SwiftUI.View {{\n{properties}\n"
            f"var body: some SwiftUI.View {{\n{''.join(rest)}\n}} }} }}")


def statements(body):
    """The lines of `body`; a line that leaves a bracket open goes on in the next ones."""
    start = 0
    for at in outer(body):
        if body[at] == "\n" and not re.fullmatch(r"\s*(@\w+\s*)*", body[start:at]):
            yield body[start:at + 1]
            start = at + 1
    yield body[start:]


def entry(source):
    """Name, type and default of an `@Entry` property; the last two may be absent."""
    found = re.search(r"\bvar\s+(`?\w+`?)\s*", source)
    name, rest = found.group(1).strip("`"), source[found.end():]
    equals = next((i for i in outer(rest) if rest[i] == "="), len(rest))
    kind, value = rest[:equals].lstrip(" :").strip(), rest[equals + 1:].strip()
    return name, kind, value


def entry_key(source, context):
    name, kind, value = entry(source)
    if "FocusedValues" in context:
        return (f"private struct __Key_{name}: SwiftUI.FocusedValueKey {{"
                f" typealias Value = {kind.rstrip('?')} }}")
    if kind:
        member = (f"typealias Value = {kind}\n"
                  f"static var defaultValue: Value {{\n{value or 'nil'}\n}}")
    else:
        member = f"@SwiftUI.__EntryDefaultValue static var defaultValue = {value}"
    return f"private struct __Key_{name}: SwiftUI.EnvironmentKey {{\n{member}\n}}"


def expand(request):
    kind, request = next(iter(request.items()))
    macro = request["macro"]["typeName"]
    if kind == "expandFreestandingMacro":
        unique = request["discriminator"] + "7PreviewfMu_"
        return preview(request["syntax"]["source"], unique)
    source = request["declSyntax"]["source"]
    if macro == "PreviewableMacro":
        return ""
    if macro == "EntryDefaultValueMacro":
        return f"get {{\n{entry(source)[2]}\n}}"
    if request["macroRole"] == "accessor":
        key = f"self[__Key_{entry(source)[0]}.self]"
        return f"get {{ {key} }}\nset {{ {key} = newValue }}"
    return entry_key(source, "".join(c["source"] for c in request.get("lexicalContext") or []))


def answer(request):
    if "getCapability" in request:
        return {"getCapabilityResult": {"capability": {"protocolVersion": 7, "features": []}}}
    return {"expandMacroResult": {"expandedSource": expand(request), "diagnostics": []}}


def main():
    while len(head := sys.stdin.buffer.read(8)) == 8:
        request = json.loads(sys.stdin.buffer.read(struct.unpack("<Q", head)[0]))
        reply = json.dumps(answer(request)).encode()
        sys.stdout.buffer.write(struct.pack("<Q", len(reply)) + reply)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
