import Combine

final class Jar: ObservableObject {
  @Published var isFull = false
}

struct Box<Content> {
  let content: Content
}

func count<Model: ObservableObject>(_ table: [String: Model]) -> Int { table.count }

func name<Model: ObservableObject>(_ pair: (Int, Model)) -> String { "\(type(of: pair.1))" }

func open<Model: ObservableObject>(_ box: Box<Model>) -> Model { box.content }

func store(_ jar: Jar) -> Jar {
  // expect-next: constrained-to-observable-object "["jam": jar]"
  print(count(["jam": jar]))
  // expect-next: constrained-to-observable-object "(1, jar)"
  print(name((1, jar)))
  // expect-next: constrained-to-observable-object "Box(content: jar)"
  return open(Box(content: jar))
}
