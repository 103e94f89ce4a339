import Combine

func makesAndChanges() -> Int {
  final class Local: ObservableObject {
    @Published var count = 0
  }
  let local = Local()
  local.count += 1
  return local.count
}
