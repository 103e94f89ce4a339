import SwiftUI

struct ReaderView: View {
  @StateObject private var reader = Reader()
  @StateObject private var search = Search()

  var body: some View {
    Stepper("Page", value: $reader.page)
    SearchField(search: search)
      .environmentObject(reader)
      .environmentObject(search)
  }
}

struct SearchField: View {
  @ObservedObject var search: Search
  @EnvironmentObject private var reader: Reader

  var body: some View {
    TextField("Term", text: $search.term)
    Text("\(reader.page)")
  }
}
