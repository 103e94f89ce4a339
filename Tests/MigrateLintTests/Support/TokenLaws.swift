@testable import MigrateLint

extension TokenStream {
  /// The first byte that breaks the law of coverage: each is in one token, one comment or white
  /// space.
  func firstUncovered(_ bytes: [UInt8]) -> Int? {
    let ranges = (tokens.dropLast().map(\.range) + comments).sorted { $0.start < $1.start }
    var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for range in ranges + [ByteRange(bytes.count, bytes.count)] {
      while offset < range.start {
        if bytes[offset] == 0xC2, bytes[offset + 1] == 0xA0 {
          offset += 1
        } else if bytes[offset...].starts(with: [0xEF, 0xBB, 0xBF]) {
          offset += 2
        } else {
          guard [0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x20].contains(bytes[offset]) else { return offset }
        }
        offset += 1
      }
      guard offset == range.start, range.count > 0 || range.start == bytes.count else {
        return offset
      }
      offset = range.end
    }
    return nil
  }

  /// What is wrong with a stream, whatever the bytes are.
  func faults(_ bytes: [UInt8]) -> [String] {
    var faults: [String] = []
    if let offset = firstUncovered(bytes) {
      faults.append("coverage: byte \(offset) is not covered once")
    }
    if tokens.last?.kind != .endOfFile || tokens.last?.range != ByteRange(bytes.count, bytes.count)
    {
      faults.append("coverage: no end of the file")
    }
    if partners.count != tokens.count { faults.append("partners: too few or too many") }
    for (index, partner) in partners.enumerated() where partner >= 0 {
      if partners[Int(partner)] != index { faults.append("partners: that of token \(index)") }
    }
    if problems.count > Lexer.maximumProblemCount
      || problems.contains(where: { $0.range.end > bytes.count })
    {
      faults.append("problems: too many, or outside of the file")
    }
    return faults
  }
}
