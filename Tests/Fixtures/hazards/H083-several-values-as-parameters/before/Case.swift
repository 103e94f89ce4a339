import Combine

final class Whistle: ObservableObject {
  @Published var pitch = 440
}

func printModels(_ models: any ObservableObject...) { print(models.count) }

func printWhistles(_ first: Whistle, _ second: Whistle) {
  printModels(first, second)  // expect: constrained-to-observable-object "first"
}
