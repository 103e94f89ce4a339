import Combine
import Observation

@Observable final class Jar {
  var isFull = false
}

struct Box<Content> {
  let content: Content
}

func count<Model: ObservableObject>(_ table: [String: Model]) -> Int { table.count }

func name<Model: ObservableObject>(_ pair: (Int, Model)) -> String { "\(type(of: pair.1))" }

func open<Model: ObservableObject>(_ box: Box<Model>) -> Model { box.content }

func store(_ jar: Jar) -> Jar {
  // error: requires that 'Jar' conform to 'ObservableObject'
  print(count(["jam": jar]))
  // error: requires that 'Jar' conform to 'ObservableObject'
  print(name((1, jar)))
  // error: requires that 'Jar' conform to 'ObservableObject'
  return open(Box(content: jar))
}
