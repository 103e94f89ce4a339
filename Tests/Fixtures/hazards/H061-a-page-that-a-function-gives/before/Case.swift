import SwiftUI

final class Filter: ObservableObject {
  @Published var text = ""
}

/// Given by a method of the view with the link.
struct FilterPage: View {
  @StateObject private var filter = Filter()  // expect: state-object "@StateObject"

  var body: some View { TextField("Filter", text: $filter.text) }
}

/// Given by a property.
struct SortPage: View {
  @StateObject private var filter = Filter()  // expect: state-object "@StateObject"

  var body: some View { TextField("Sort", text: $filter.text) }
}

/// Given by a function for a sheet only.
struct SheetPage: View {
  @StateObject private var filter = Filter()  // expect: state-object "@StateObject"

  var body: some View { TextField("Sheet", text: $filter.text) }
}

struct Settings: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      // says-next: "when it is drawn, not when it is followed, and keeps it: leaving does not free it"
      NavigationLink(destination: filterPage()) { Text("Filter") }
      // says-next: "when it is drawn, not when it is followed, and keeps it: leaving does not free it"
      NavigationLink { sortPage } label: { Text("Sort") }
    }
    // says-not-next: "the link here makes it"
    .sheet(isPresented: $isOpen) { sheetPage() }
  }

  @ViewBuilder private func filterPage() -> some View {
    FilterPage().onAppear {}
  }

  private var sortPage: some View { SortPage() }

  private func sheetPage() -> some View { SheetPage() }
}
