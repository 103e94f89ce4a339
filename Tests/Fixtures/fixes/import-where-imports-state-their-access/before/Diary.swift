import Combine

final class Diary: ObservableObject {
  @Published var pages = 0
}
