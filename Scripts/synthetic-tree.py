#!/usr/bin/env python3
"""synthetic-tree.py FOLDER [--files N] : writes N Swift files of models and their views, all of which '--fix' changes.

Half of the files declare a model of twenty properties, the other half each a view that holds one of them; no two units
share a file. For measuring what writing costs:

  Scripts/synthetic-tree.py /tmp/tree --files 2000
  cd /tmp/tree && migrate-lint --fix --allow-no-vcs --verbose"""
import argparse
import os

MODEL = """import SwiftUI

/// What the dock knows of berth %(n)d.
final class Berth%(n)d: ObservableObject {
%(properties)s
  func moor(_ length: Int) {
    occupied0 += length
  }
}
"""
VIEW = """import SwiftUI

struct Berth%(n)dView: View {
  @StateObject private var berth = Berth%(n)d()

  var body: some View {
    VStack {
%(rows)s
    }
  }
}
"""


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("folder")
    parser.add_argument("--files", type=int, default=2000)
    options = parser.parse_args()
    properties = "".join("  @Published var occupied%d = 0\n" % i for i in range(20))
    rows = "\n".join('      Text("%d: \\(berth.occupied%d)")' % (i, i) for i in range(20))
    for n in range(options.files // 2):
        # A hundred units a folder, as no person keeps more in one.
        folder = os.path.join(options.folder, "Pier%d" % (n // 100))
        os.makedirs(folder, exist_ok=True)
        for name, text in (("Berth%d.swift", MODEL), ("Berth%dView.swift", VIEW)):
            with open(os.path.join(folder, name % n), "w") as file:
                file.write(text % {"n": n, "properties": properties, "rows": rows})


if __name__ == "__main__":
    main()
