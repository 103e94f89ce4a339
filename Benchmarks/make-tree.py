#!/usr/bin/env python3
"""Makes a tree of Swift files from the project's fixtures, the same one for the same seed.

    Benchmarks/make-tree.py FOLDER --size S|M|L|XL
    Benchmarks/make-tree.py FOLDER --files 150 --bytes 1000000 --seed 7
    Benchmarks/make-tree.py FOLDER --models 5000
"""

import argparse
import sys

from bench.models import make_models
from bench.synthetic import SIZES, make_tree


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("--size", choices=SIZES)
    parser.add_argument("--files", type=int)
    parser.add_argument("--bytes", type=int)
    parser.add_argument("--models", type=int, help="so many models, with three holders each, and nothing else")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if options.models:
        make_models(options.folder, options.models, options.seed)
    elif options.size or (options.files and options.bytes):
        files, size = SIZES[options.size] if options.size else (options.files, options.bytes)
        make_tree(options.folder, files, size, options.seed)
    else:
        parser.error("say --size, --files and --bytes, or --models")
    return 0


if __name__ == "__main__":
    sys.exit(main())
