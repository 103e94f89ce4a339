import SwiftUI

final class Scanner: ObservableObject {
  @Published var page = 0
}

final class Library: ObservableObject {
  @Published var titles: [String] = []
}

@MainActor protocol Making {
  func makeScanner() -> any ObservableObject
}

// Only here something becomes 'any ObservableObject', and it is a 'Scanner'.
struct Factory: Making {
  func makeScanner() -> any ObservableObject {
    return Scanner()
  }
}

struct Container: Making {
  let factory: Factory
  func makeScanner() -> any ObservableObject { factory.makeScanner() }
}

@MainActor struct Desk {
  let container: any Making
  func scanner() -> any ObservableObject {
    return container.makeScanner()
  }
}

struct LibraryView: View {
  @ObservedObject var library: Library  // expect: observed-object "@ObservedObject"
  var body: some View { Text(library.titles.joined()) }
}

struct ScannerView: View {
  @ObservedObject var scanner: Scanner  // expect: observed-object "@ObservedObject"
  var body: some View { Text("\(scanner.page)") }
}
