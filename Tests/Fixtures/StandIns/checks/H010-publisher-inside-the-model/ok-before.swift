import Combine
import Foundation

final class Search: ObservableObject {
  @Published var query = ""
  private var bag = Set<AnyCancellable>()
  init() {
    $query.debounce(for: 0.3, scheduler: RunLoop.main).sink { print($0) }.store(in: &bag)
  }
}
