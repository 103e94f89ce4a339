import Combine
import Observation

@Observable final class Candle {
  var isLit = false
}

func countModels(_ models: [any ObservableObject]) -> Int { models.count }

func countCandles(_ first: Candle, _ second: Candle) -> Int {
  countModels([first, second])
}
