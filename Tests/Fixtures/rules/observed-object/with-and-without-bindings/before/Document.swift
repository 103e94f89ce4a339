import Combine

final class Document: ObservableObject {
  @Published var title = ""
}

@MainActor
final class Recents: ObservableObject {
  static let shared = Recents()
  @Published var names: [String] = []
}
