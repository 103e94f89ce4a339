// Keys of the user's defaults, as code writes them.
extension OutsideUses {
  /// The texts that a key may be, as they are written: its own, or that of a constant of a type,
  /// `Accounts.key`; nil where that cannot be told.
  func texts(ofKey key: String) -> Set<String>? {
    if key.hasPrefix("\"") { return key.contains("\\") ? nil : [key] }
    let path = key.split(separator: ".").map(String.init)
    guard path.count == 2, let first = path[0].utf8.first, (0x41...0x5A).contains(first) else {
      return nil
    }
    let constants = (index.owners.types[path[1]] ?? []).filter { index[$0].name == path[0] }
      .flatMap { index.ownMembers(path[1], of: $0) }
    var result: Set<String> = []
    for constant in constants {
      guard constant.kind == .variable, index.variable(constant).isLet,
        let range = index.variable(constant).initialValueRange,
        case let text = index.files[constant.place.file].source.text(range), text.hasPrefix("\""),
        text.hasSuffix("\""), !text.contains("\\")
      else { return nil }
      result.insert(text)
    }
    return result.isEmpty ? nil : result
  }
}
