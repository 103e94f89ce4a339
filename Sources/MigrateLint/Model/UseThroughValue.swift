/// A use of a model by way of a property of a view's value that is not the code's own `self`:
/// `copy.handler.speed = 2`.
struct UseThroughValue: Sendable {
  /// The view, and its property.
  var owner: TypeID
  var property: String
  /// The use's index in the file's `memberUses`.
  var use: Int
}

extension BodyReader {
  /// Called for the use that was noted last.
  func noteUseThroughValue(_ base: Value?) {
    guard let base, base.holder == nil else { return }
    switch base.origin {
    case .stored(_, let owner, let name), .part(_, _, let owner, let name):
      guard index.traits(owner).isViewLike else { return }
      facts.usesThroughValues.append(
        UseThroughValue(owner: owner, property: name, use: facts.memberUses.count - 1))
    default: break
    }
  }
}
