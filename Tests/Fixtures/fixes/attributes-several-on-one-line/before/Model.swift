import SwiftUI

@MainActor @objcMembers public class Library: NSObject, ObservableObject {
  @Published @available(*, deprecated) public var shelves = 3
  @available(*, deprecated) @Published public var rooms = 1
  @MainActor @Published var isOpen = false
  @Published @MainActor var name = ""
  @Published	var tabs = 0
  @Published   var spaces = 0
}

@available(*, deprecated) @MainActor final class Annex: ObservableObject { @Published var books = 0 }

struct LibraryView: View {
  @MainActor @ObservedObject var library: Library
  @ObservedObject @MainActor var annex: Annex

  var body: some View {
    Text("\(library.spaces) \(library.tabs)")
    Stepper("Books", value: $annex.books)
    if library.isOpen { Text(library.name) }
  }
}
