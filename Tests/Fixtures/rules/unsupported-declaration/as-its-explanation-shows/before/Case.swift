import Combine

func makeSample() -> some ObservableObject {
  final class Sample: ObservableObject {  // expect: unsupported-declaration "Sample"
    @Published var count = 3
  }
  return Sample()
}
