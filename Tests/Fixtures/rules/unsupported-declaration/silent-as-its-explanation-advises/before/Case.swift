import Combine

private final class Sample: ObservableObject {
  @Published var count = 3
}

func makeSample() -> some ObservableObject {
  Sample()
}
