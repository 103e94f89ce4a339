import SwiftUI

@MainActor @objcMembers @Observable public class Library: NSObject {
  @available(*, deprecated) public var shelves = 3
  @available(*, deprecated) public var rooms = 1
  @MainActor var isOpen = false
  @MainActor var name = ""
  var tabs = 0
  var spaces = 0
}

@available(*, deprecated) @MainActor @Observable final class Annex { var books = 0 }

struct LibraryView: View {
  @MainActor var library: Library
  @Bindable @MainActor var annex: Annex

  var body: some View {
    Text("\(library.spaces) \(library.tabs)")
    Stepper("Books", value: $annex.books)
    if library.isOpen { Text(library.name) }
  }
}
