extension Steps {
  func reset() {
    title = _title
    total = 0
  }
}
