import Combine

final class Download: ObservableObject {
  @Published var progress = 0.0
  @Published var fileName = ""
}
