import Testing

@testable import MigrateLint

/// Places that edits start from.
@Suite struct EditBuilderTests {
  @Test(arguments: [
    ("@State var a = 1", "@State"),
    ("@SwiftUI.StateObject var a = A()", "@SwiftUI.StateObject"),
    ("@SwiftUI::StateObject var a = A()", "@SwiftUI::StateObject"),
    ("@ SwiftUI . State(wrappedValue: 1) var a: Int", "@ SwiftUI . State"),
    ("@Published<Int>(initialValue: 1) var a", "@Published"),
    ("@", "@"),
  ])
  func namesOfAttributes(source: String, name: String) {
    let file = ParsedFile(SourceFile(path: "A.swift", bytes: Array(source.utf8)))
    let end = EditBuilder(index: 0, file: file).endOfAttributeName(at: 0)
    #expect(String(source.utf8.prefix(end)) == name)
  }
}
