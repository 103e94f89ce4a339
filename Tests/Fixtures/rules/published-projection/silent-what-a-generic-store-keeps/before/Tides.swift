import Combine
import SwiftUI

/// A wrapper of the project's: its `$` is a publisher too, and stays.
@propertyWrapper
struct Announced<Value> {
  private let subject: CurrentValueSubject<Value, Never>

  init(wrappedValue: Value) { subject = CurrentValueSubject(wrappedValue) }

  var wrappedValue: Value {
    get { subject.value }
    nonmutating set { subject.send(newValue) }
  }

  var projectedValue: AnyPublisher<Value, Never> { subject.eraseToAnyPublisher() }
}

struct Harbour {
  @Announced var heights: [Int] = []
}

final class Keeper<Content> {
  private(set) var content: Content

  init(_ content: Content) { self.content = content }

  func latest() -> Content { content }
}

typealias HarbourKeeper = Keeper<Harbour>

extension HarbourKeeper {
  static var shared: HarbourKeeper { HarbourKeeper(Harbour()) }
}

final class TideTable: ObservableObject {
  @Published private(set) var heights: [Int] = []
  private let keeper = HarbourKeeper.shared
  private var subscriptions: Set<AnyCancellable> = []

  func listen() {
    keeper.content.$heights
      .sink { [weak self] in self?.heights = $0 }
      .store(in: &subscriptions)
    keeper.latest().$heights
      .sink { [weak self] in self?.heights = $0 }
      .store(in: &subscriptions)
  }
}

struct TideView: View {
  @StateObject private var table = TideTable()

  var body: some View {
    Text("\(table.heights.count) tides")
      .onAppear { table.listen() }
  }
}
