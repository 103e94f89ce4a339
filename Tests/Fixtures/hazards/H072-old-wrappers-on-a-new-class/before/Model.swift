import Combine

final class Stopwatch: ObservableObject {
  @Published var minutes = 25
}
