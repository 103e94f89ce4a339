import Combine
import Foundation

final class Reader: ObservableObject {
  @Published var page = 1
}

final class Search: ObservableObject {
  @Published var term = ""
  @Published var hits: [String] = []
  private var cancellables: Set<AnyCancellable> = []

  init() {
    let terms: Published<String>.Publisher = $term
    terms
      .debounce(for: .seconds(1), scheduler: RunLoop.main)
      .sink { [weak self] in self?.hits = [$0] }
      .store(in: &cancellables)
  }
}
