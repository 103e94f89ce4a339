"""What the scripts share that write a page from what the tool says of itself."""
import argparse
import pathlib
import subprocess
import sys

TOP = pathlib.Path(__file__).resolve().parent.parent


class CannotRun(Exception):
    """The world is not as this script needs it; the text says how."""


def ask(tool, *words):
    try:
        run = subprocess.run([tool, *words], capture_output=True, check=False)
    except OSError as error:
        raise CannotRun(f"cannot run the tool: {error}; 'swift build' makes it") from error
    if run.returncode:
        raise CannotRun(f"{' '.join(words)}: {run.stderr.decode(errors='replace').strip()}")
    return run.stdout.decode()


def main(name, description, output, page):
    """The program: writes what `page` gives for a tool, or checks that it is what stands there."""
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", default=str(TOP / ".build/debug/migrate-lint"))
    parser.add_argument("--output", default=str(TOP / output))
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    output = pathlib.Path(options.output)
    try:
        text = page(options.tool).encode()
        if not options.check:
            output.parent.mkdir(parents=True, exist_ok=True)
            output.write_bytes(text)
            return 0
        if output.is_file() and output.read_bytes() == text:
            return 0
    except (CannotRun, OSError) as error:
        print(f"{name}: {error}", file=sys.stderr)
        return 2
    print(f"{name}: {output.name} is out of date; run Scripts/{name}.py", file=sys.stderr)
    return 1
