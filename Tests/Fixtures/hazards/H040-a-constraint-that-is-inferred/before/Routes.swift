// typecheck: -swift-version 5
// Here: later compilers reject the function `leave`.
import Combine
import SwiftUI

struct Route<Model: ObservableObject> {
  struct Step {}

  let model: Model
}

typealias Detour<Model: ObservableObject> = Route<Model>

// Here: nobody writes that `Model` is an object; the compiler takes it from `Route`.
func route<Model>(to model: Model) -> Route<Model> { Route(model: model) }

func walk<Model>(_ model: Model, each step: (Route<Model>.Step) -> Void) {}

func leave<Model, Way>(_ model: Model, by way: Way?) where Way == Detour<Model> {}

func watch<Model>(_ model: Model, with wrapper: (ObservedObject<Model>) -> Void) {}

class Guide<Model: ObservableObject> {}

struct Tour<Model, Leader: Guide<Model>> {
  var model: Model
  var leader: Leader?
}
