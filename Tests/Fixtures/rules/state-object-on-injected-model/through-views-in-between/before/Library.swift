import Combine

final class Library: ObservableObject {
  @Published var title = ""
}
