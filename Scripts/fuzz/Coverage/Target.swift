import Foundation

/// What libFuzzer calls: the bytes are options and files, and `FuzzCheck` says what is wrong.
///
/// The first byte chooses options; a byte 0x1E parts files. So every project of the fixtures is an
/// input, and every input is a project.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: data, count: size))
  guard let choice = bytes.first else { return 0 }
  let parts = bytes.dropFirst().split(separator: 0x1E, omittingEmptySubsequences: false)
  var input = FuzzInput(
    name: "", files: parts.enumerated().map { SourceFile(path: "F\($0).swift", bytes: Array($1)) })
  input.isUnsafe = choice & 1 == 1
  input.options.xcode = choice & 2 == 2 ? 27 : 26
  input.options.unpublished = choice & 4 == 4 ? .track : choice & 8 == 8 ? .ignore : .auto
  if choice & 16 == 16 { input.options.minimumOS = ["ios": [17]] }
  let faults = FuzzCheck.faults(in: input)
  if faults.isEmpty { return 0 }
  FileHandle.standardError.write(Data((faults.joined(separator: "\n") + "\n").utf8))
  // Here: to die is how libFuzzer is told.
  abort()
}
