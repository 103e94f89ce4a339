import Foundation
import Testing

@testable import MigrateLint

/// Git is asked before anything is written, and what a tree's own settings name does not run then.
@Suite struct GitQuestionTests {
  private func inCheckout(_ body: (inout Checkout) throws -> Void) throws {
    try withTemporaryFolder { folder in
      var checkout = try Checkout(folder)
      try body(&checkout)
    }
  }

  /// Leaves a mark in a folder when it is run.
  private func trap(_ tree: Checkout) throws -> String {
    let path = tree.root + "/.git/trap"
    try Data("#!/bin/sh\ntouch '\(tree.root)/.git/ran'\ncat\n".utf8).write(to: URL(filePath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }

  private func hasRun(_ tree: Checkout) -> Bool {
    FileManager.default.fileExists(atPath: tree.root + "/.git/ran")
  }

  /// Makes git look at the content of all files again.
  private func touchAll(_ tree: Checkout) throws {
    for name in ["Boat", "Kite", "Sled"] {
      try tree.write(Checkout.source(name), to: "App/\(name).swift")
    }
  }

  @Test(arguments: ["clean", "process"])
  func filtersOfTheTreeDoNotRun(_ kind: String) throws {
    try inCheckout { tree in
      try tree.write("*.swift filter=odd.na=me\n", to: ".gitattributes")
      try tree.commitAll()
      let trap = try trap(tree)
      try tree.git("config", "filter.odd.na=me.\(kind)", trap)
      try tree.git("config", "filter.odd.na=me.required", "true")
      try touchAll(tree)
      for words in [["--fix", "."], ["--changed", "."], ["--since", "HEAD", "."]] {
        let result = tree.run(words)
        #expect(!hasRun(tree), "\(words)")
        #expect(result.code != 2, "\(words): \(result.said)")
        try touchAll(tree)
      }
    }
  }

  @Test func filtersOfSubmodulesDoNotRun() throws {
    try withTemporaryFolder { folder in
      let manager = FileManager.default
      for name in ["library", "app"] {
        try manager.createDirectory(
          at: folder.appending(path: name), withIntermediateDirectories: true)
      }
      _ = try Checkout(
        folder.appending(path: "library"),
        ["Sled.swift": Checkout.source("Sled"), ".gitattributes": "*.swift filter=odd\n"])
      var app = try Checkout(
        folder.appending(path: "app"), ["App/Boat.swift": Checkout.source("Boat")])
      try app.git("submodule", "--quiet", "add", "../library", "App/Library")
      try app.commitAll()
      let trap = try trap(app)
      app.folder = app.root + "/App/Library"
      try app.git("config", "filter.odd.clean", trap)
      try app.write(Checkout.source("Sled"), to: "App/Library/Sled.swift")
      app.folder = app.root
      #expect(app.run("--fix", ".").code == 0)
      #expect(!hasRun(app))
      #expect(app.isNew("Boat") && app.isNew("Library/Sled"))
    }
  }

  /// Other things that a tree's settings can have git start when it is asked something.
  @Test func programsOfTheTreeDoNotRun() throws {
    try inCheckout { tree in
      let trap = try trap(tree)
      for hook in ["post-index-change", "fsmonitor-watchman"] {
        try FileManager.default.copyItem(atPath: trap, toPath: tree.root + "/.git/hooks/" + hook)
      }
      try tree.git("config", "--file", ".git/more", "core.fsmonitor", trap)
      try tree.git("config", "include.path", "more")
      for name in [
        "core.pager", "diff.external", "core.sshCommand", "core.editor", "core.askPass",
        "credential.helper", "gpg.program", "diff.all.textconv", "diff.all.command",
      ] { try tree.git("config", name, trap) }
      try tree.write("* diff=all\n", to: ".git/info/attributes")
      try? FileManager.default.removeItem(atPath: tree.root + "/.git/ran")
      try touchAll(tree)
      #expect(tree.run("--since", "HEAD", ".").code == 0)
      #expect(tree.run("--fix", ".").code == 0)
      #expect(!hasRun(tree))
      #expect(tree.migrated.count == 3)
    }
  }

  /// A folder that looks like a bare repository may come with any tree, settings and all.
  @Test func bareRepositoriesAreNoWorkingCopies() throws {
    try withTemporaryFolder { folder in
      let tree = try Checkout(folder, Checkout.files, isCommitted: false)
      try tree.git("init", "--quiet", "--bare", ".")
      try tree.git("config", "core.bare", "false")
      try tree.git("config", "core.worktree", tree.root)
      let result = tree.run("--fix", ".")
      #expect(result.code == 2)
      #expect(result.said.contains("is no git working copy"))
      #expect(tree.migrated == [])
    }
  }

  /// Git keeps other files than these, and cannot say whether these would be lost.
  @Test func workingCopyElsewhere() throws {
    try withTemporaryFolder { elsewhere in
      try inCheckout { tree in
        for (path, text) in Checkout.files {
          let url = elsewhere.appending(path: path)
          try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
          try Data(text.utf8).write(to: url)
        }
        try tree.git("config", "core.worktree", elsewhere.path)
        try tree.write(Checkout.source("Boat") + "// precious\n", to: "App/Boat.swift")
        let result = tree.run("--fix", ".")
        #expect(result.code == 2)
        #expect(result.said.contains("this is no git working copy of its own"), "\(result.said)")
        #expect(tree.migrated == [])
      }
    }
  }
}
