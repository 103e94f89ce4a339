enum State: String {
  case idle, busy
}

struct Environment {
  var isTest = false
}
