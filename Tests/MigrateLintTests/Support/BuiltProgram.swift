import Foundation

/// The program that was built beside the tests.
enum BuiltProgram {
  static var url: URL? {
    candidates.map { URL(filePath: $0) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Where the build puts the program: beside the bundle or the runner of these tests.
  static var candidates: [String] {
    let places = [Bundle.main.bundlePath, Bundle.main.executablePath ?? ""]
      + CommandLine.arguments.filter { $0.hasSuffix(".xctest") || $0.contains(".xctest/") }
      + Bundle.allBundles.map(\.bundlePath)
    var result: [String] = []
    for place in places where !place.isEmpty {
      // A bundle of macOS has the program of the tests three folders down.
      var folder = URL(filePath: place)
      for _ in 0..<4 {
        let path = folder.appending(path: "migrate-lint").path
        if !result.contains(path) { result.append(path) }
        folder.deleteLastPathComponent()
      }
    }
    return result
  }
}
