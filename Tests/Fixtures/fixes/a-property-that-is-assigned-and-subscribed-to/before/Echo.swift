final class Echo: ObservableObject {
  @Published var call = ""
  @Published var answer = ""

  init() { $call.assign(to: &$answer) }
}
