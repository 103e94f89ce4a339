import Combine

final class Clock: ObservableObject {
  @Published var seconds = 0
}
