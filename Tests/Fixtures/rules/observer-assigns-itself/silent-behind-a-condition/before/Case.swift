import Observation

@Observable
final class Stepper {
  var value = 0 {
    didSet {
      if value > 10 { value = 10 }
    }
  }
  var step = 1 {
    didSet {
      guard step < 1 else { return }
      step = 1
    }
  }
  var limit = 10 {
    didSet {
      if limit == oldValue { return }
      limit = max(limit, 1)
    }
  }
  var mode = "" {
    didSet {
      switch mode {
      case "fast": mode = "quick"
      default: break
      }
      while mode.count > 5 { mode.removeLast() }
    }
  }
}
