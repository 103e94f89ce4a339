import Combine

final class Settings: ObservableObject {
  @Published(wrappedValue: 3) var retries: Int  // expect: published-property "@Published(wrappedValue: 3)"
  @Published(initialValue: [8080, 8081]) var ports: [Int]  // expect: published-property "@Published(initialValue: [8080, 8081])"
  @Published var port: Int  // expect: published-property "@Published"

  init(port: Int) {
    _port = Published(initialValue: port)
  }
}
