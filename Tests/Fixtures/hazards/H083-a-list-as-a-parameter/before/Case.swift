import Combine

final class Candle: ObservableObject {
  @Published var isLit = false
}

func countModels(_ models: [any ObservableObject]) -> Int { models.count }

func countCandles(_ first: Candle, _ second: Candle) -> Int {
  countModels([first, second])  // expect: constrained-to-observable-object "[first, second]"
}
