import Combine
import Foundation

final class Search: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String] = []
  @Published var count: Int
  private var first: AnyCancellable?
  private var bag = Set<AnyCancellable>()
  private var list: [AnyCancellable] = []
  private let events = PassthroughSubject<Int, Never>()
  private let current = CurrentValueSubject<String, Error>("a")

  init() {
    count = 3
    $query
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .sink { [weak self] text in self?.find(text) }
      .store(in: &bag)
    $query.debounce(for: 0.3, scheduler: DispatchQueue.main).map { [$0] }.assign(to: &$results)
    $query.map(\.count).assign(to: \.count, on: self).store(in: &list)
    Publishers.CombineLatest($query, $count)
      .map { "\($0) \($1)" }
      .receive(on: DispatchQueue.main)
      .sink { print($0) }
      .store(in: &bag)
    Publishers.CombineLatest3($query, $count, $results)
      .filter { query, count, results in query.isEmpty && count > 1 && results.isEmpty }
      .eraseToAnyPublisher()
      .sink { _ in }
      .store(in: &bag)
    Publishers.Merge($query, Just("a")).sink { _ in }.store(in: &bag)
    Publishers.MergeMany([$query, $query]).sink { _ in }.store(in: &bag)
    $query.combineLatest($count) { $0 + "\($1)" }.sink { _ in }.store(in: &bag)
    first = $query.dropFirst().merge(with: Just("a")).sink { [unowned self] in
      self.count = $0.count
    }
    objectWillChange.sink { _ in }.store(in: &bag)
    events.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: true)
      .scan(0, +)
      .sink { _ in }
      .store(in: &bag)
    fromFoundation()
  }

  private func fromFoundation() {
    Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .sink { print($0.timeIntervalSince1970) }
      .store(in: &bag)
    NotificationCenter.default.publisher(for: .init("x"))
      .compactMap { $0.object as? String }
      .sink { _ in }
      .store(in: &bag)
    URLSession.shared.dataTaskPublisher(for: URL(string: "x")!)
      .map(\.data)
      .decode(type: [String].self, decoder: JSONDecoder())
      .replaceError(with: [])
      .sink { _ in }
      .store(in: &bag)
    URLSession.shared.dataTaskPublisher(for: URL(string: "x")!)
      .tryMap { data, _ -> Data in data }
      .sink { completion in
        if case .failure(let error) = completion { print(error) }
      } receiveValue: { _ in
      }
      .store(in: &bag)
    Future<Int, any Error> { promise in promise(.success(2)) }
      .flatMap { Just($0).setFailureType(to: (any Error).self) }
      .catch { _ in Just(2) }
      .sink { _ in }
      .store(in: &bag)
  }

  private func find(_ text: String) {
    objectWillChange.send()
    query = text
    query.append("x")
    events.send(1)
    current.send("b")
    print(current.value)
  }
}

final class Custom: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  func change() { objectWillChange.send() }
}

class Stored: ObservableObject {
  @Published var number = 1
  init(number: Int) { _number = Published(initialValue: number) }
  var erased: AnyPublisher<Int, Never> { $number.eraseToAnyPublisher() }
  var exact: Published<Int>.Publisher { $number }
}

@MainActor final class Waits: ObservableObject {
  @Published var text = ""
  func wait() async {
    for await value in $text.values { print(value) }
  }
}

func all(_ models: [any ObservableObject]) -> Int { models.count }
func one<T: ObservableObject>(_ model: T) -> AnyCancellable {
  model.objectWillChange.sink { _ in }
}
