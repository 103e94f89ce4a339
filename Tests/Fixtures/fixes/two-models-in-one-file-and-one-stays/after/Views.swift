import SwiftUI

struct ReaderView: View {
  @State private var reader = Reader()
  @StateObject private var search = Search()

  var body: some View {
    Stepper("Page", value: $reader.page)
    SearchField(search: search)
      .environment(reader)
      .environmentObject(search)
  }
}

struct SearchField: View {
  @ObservedObject var search: Search
  @Environment(Reader.self) private var reader

  var body: some View {
    TextField("Term", text: $search.term)
    Text("\(reader.page)")
  }
}
