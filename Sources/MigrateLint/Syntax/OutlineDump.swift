/// The declarations of a file, readable.
func dumpOutline(_ file: ParsedFile) -> String {
  file.outline.types.map { "\($0.kind.rawValue) \($0.name)\n" }.joined()
}
