import Observation

final class Other {}

@Observable class Model {
  weak var other: Other?
  unowned var owner: Other
  final var one = 1
  private(set) var two = 2
  public fileprivate(set) var three = 3
  var four: String!
  init(owner: Other) { self.owner = owner }
}
