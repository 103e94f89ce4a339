extension Sequence {
  /// The first result that `transform` gives; it runs once for each element up to that one.
  /// `lazy.compactMap(transform).first` runs it twice for the one that is found, which a search
  /// that remembers where it was does not survive, and which doubles the time with each level of
  /// one that calls itself.
  func firstResult<Result>(of transform: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = transform(element) { return result }
    }
    return nil
  }
}
