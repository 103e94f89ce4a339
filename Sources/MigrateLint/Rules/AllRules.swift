extension Rule {
  /// Every rule, sorted by group and id.
  public static let all: [Rule] = []
}
