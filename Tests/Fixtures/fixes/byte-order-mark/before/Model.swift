final class Model: Base {
  var count = 0
}
