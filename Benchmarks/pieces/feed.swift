import Combine
import Foundation

/// Puts together what several sources say about topics.
final class TopicFeed {
  private let incoming = PassthroughSubject<String, Never>()
  private let selected = CurrentValueSubject<Set<String>, Never>([])
  private var cancellables = Set<AnyCancellable>()
  private(set) var latest: [String] = []

  var updates: AnyPublisher<[String], Never> {
    incoming
      .scan([]) { list, next in Array((list + [next]).suffix(50)) }
      .combineLatest(selected)
      .map { list, chosen in chosen.isEmpty ? list : list.filter(chosen.contains) }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }

  init(clock: some Scheduler<DispatchQueue.SchedulerTimeType> = DispatchQueue.main) {
    updates
      .debounce(for: .milliseconds(200), scheduler: DispatchQueue.main)
      .sink { [weak self] list in
        self?.latest = list
      }
      .store(in: &cancellables)
    NotificationCenter.default
      .publisher(for: Notification.Name("TopicDidChange"))
      .compactMap { $0.userInfo?["name"] as? String }
      .sink { [incoming] name in incoming.send(name) }
      .store(in: &cancellables)
  }

  func choose(_ names: String...) {
    selected.send(Set(names))
  }
}
