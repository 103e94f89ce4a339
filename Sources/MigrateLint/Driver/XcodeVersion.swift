/// Which Xcode is judged if no flag says so.
enum XcodeVersion {
  /// The versions that differ in what `@State` does; 26 stands for all before it.
  static let known = 26...27

  /// What `.xcode-version`, looked for from the working directory upwards, or the environment
  /// says; else 26. And who says so.
  static func find(
    _ fileSystem: any FileSystem, _ environment: [String: String]
  ) -> (version: Int, source: String) {
    var folder: String? = fileSystem.currentDirectory
    while let current = folder {
      if let bytes = try? fileSystem.read(PathName.join(current, ".xcode-version")),
        let number = firstNumber(in: String(decoding: bytes, as: UTF8.self))
      {
        return (clamped(number), ".xcode-version")
      }
      folder = PathName.parent(of: current)
    }
    // Here: Xcode sets four digits, such as 2610 for 26.1.
    guard let text = environment["XCODE_VERSION_ACTUAL"], let number = firstNumber(in: text) else {
      return (known.lowerBound, "default")
    }
    return (clamped(number >= 100 ? number / 100 : number), "XCODE_VERSION_ACTUAL")
  }

  private static func clamped(_ number: Int) -> Int {
    min(max(number, known.lowerBound), known.upperBound)
  }

  private static func firstNumber(in text: String) -> Int? {
    let digits = text.drop { !("0"..."9" ~= $0) }.prefix { "0"..."9" ~= $0 }
    return Int(digits)
  }
}
