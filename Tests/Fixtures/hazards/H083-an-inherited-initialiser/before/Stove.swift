import Combine

class Stove {
  let log: String

  required init<Model: ObservableObject>(following model: Model) { log = "\(type(of: model))" }
}
