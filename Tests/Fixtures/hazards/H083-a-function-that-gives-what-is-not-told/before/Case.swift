import Boxes
import SwiftUI

final class Library: ObservableObject {
  @Published var titles: [String] = []
}

@MainActor func anything(_ values: [Any]) -> any ObservableObject {  // expect: constrained-to-observable-object "anything"
  if values.isEmpty { return Library() }
  return unbox(values, Library.self)!
}

struct LibraryView: View {
  @ObservedObject var library: Library
  var body: some View { Text(library.titles.joined()) }
}
