import Combine

final class Press: ObservableObject {
  @Published var sheets = 0
}

final class Desk: ObservableObject {
  @Published var papers: [String] = []
}
