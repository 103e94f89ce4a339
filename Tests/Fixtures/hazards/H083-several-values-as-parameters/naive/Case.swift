import Combine
import Observation

@Observable final class Whistle {
  var pitch = 440
}

func printModels(_ models: any ObservableObject...) { print(models.count) }

func printWhistles(_ first: Whistle, _ second: Whistle) {
  printModels(first, second)  // error: does not conform to expected type 'ObservableObject'
}
