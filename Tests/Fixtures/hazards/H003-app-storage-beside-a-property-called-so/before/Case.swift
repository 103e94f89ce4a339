import SwiftUI

final class Reader: ObservableObject {
  @AppStorage("page") var page = 1  // expect: app-storage-in-observable-class "@AppStorage("page")"
  /// What the server has.
  @Published var storedPage = 1
}

struct ReaderView: View {
  @StateObject private var reader = Reader()

  var body: some View {
    Stepper("Page \(reader.page) of \(reader.storedPage)", value: $reader.page)
  }
}
