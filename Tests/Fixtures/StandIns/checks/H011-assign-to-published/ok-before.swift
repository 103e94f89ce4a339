import Combine

final class Model: ObservableObject {
  @Published var source = 1
  @Published var target = 1
  private var bag = Set<AnyCancellable>()
  init() {
    $source.assign(to: &$target)
    $source.assign(to: \.target, on: self).store(in: &bag)
  }
}
