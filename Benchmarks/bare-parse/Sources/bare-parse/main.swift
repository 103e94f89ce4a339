// bare-parse LIST: parses every file that LIST names, one path on each line, with swift-syntax, on
// one thread, and does nothing with the trees. What a tool on swift-syntax needs at least.
import SwiftParser
import SwiftSyntax

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The bytes of a file, read into a buffer that is used again.
func read(_ path: String, into buffer: inout [UInt8]) -> Int? {
  let file = open(path, O_RDONLY)
  guard file >= 0 else { return nil }
  defer { close(file) }
  var count = 0
  while true {
    if count == buffer.count { buffer.append(contentsOf: [UInt8](repeating: 0, count: count)) }
    let got = buffer.withUnsafeMutableBytes { bytes in
      unsafe read(file, bytes.baseAddress! + count, bytes.count - count)
    }
    guard got > 0 else { return got == 0 ? count : nil }
    count += got
  }
}

guard CommandLine.arguments.count == 2 else {
  print("usage: bare-parse LIST")
  exit(2)
}
var list = [UInt8](repeating: 0, count: 1 << 20)
guard let length = read(CommandLine.arguments[1], into: &list) else {
  print("bare-parse: cannot read the list")
  exit(2)
}
var buffer = [UInt8](repeating: 0, count: 1 << 20)
var files = 0
var bytes = 0
for line in list[..<length].split(separator: 10) {
  let path = String(decoding: line, as: UTF8.self)
  guard let count = read(path, into: &buffer) else {
    print("bare-parse: cannot read \(path)")
    exit(2)
  }
  let tree = buffer.withUnsafeBufferPointer { all in
    Parser.parse(source: UnsafeBufferPointer(rebasing: all[..<count]))
  }
  files += 1
  bytes += tree.totalLength.utf8Length
}
print("\(files) files, \(bytes) bytes")
