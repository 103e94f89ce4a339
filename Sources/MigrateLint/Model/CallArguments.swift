/// The arguments of a call that makes something.
struct CallArguments {
  /// Those in parentheses; nil for one without a label.
  var labels: [String?]
  var hasTrailingClosure: Bool

  init(labels: [String?], hasTrailingClosure: Bool = false) {
    (self.labels, self.hasTrailingClosure) = (labels, hasTrailingClosure)
  }

  init(of call: NodeID, in tree: BodyTree) {
    self.init(labels: [])
    for argument in tree.children(call).dropFirst() where tree.kind(argument) == .argument {
      let label = tree[argument].token < 0 ? nil : tree.name(argument)
      // Here: a second trailing closure has a label, and is found by that.
      if label == nil, tree[argument].flags.contains(.isTrailingClosure) {
        hasTrailingClosure = true
      } else {
        labels.append(label)
      }
    }
  }

  /// The parameters that are left out, all of which have defaults; nil where the arguments do not
  /// fit.
  func leftOut(of parameters: [ParameterSyntax]) -> [ParameterSyntax]? {
    guard let rest = CallArguments.rest(of: parameters, without: labels) else { return nil }
    let needed = rest.filter { $0.defaultValue == nil && !$0.isVariadic }
    return needed.isEmpty || hasTrailingClosure ? rest : nil
  }

  /// The parameters that no argument is for; nil where an argument is for none of them.
  static func rest(
    of parameters: [ParameterSyntax], without labels: [String?]
  ) -> [ParameterSyntax]? {
    var open = parameters[...]
    var result: [ParameterSyntax] = []
    for label in labels {
      while let next = open.first, next.label != label {
        result.append(open.removeFirst())
      }
      guard let found = open.first else { return nil }
      if !found.isVariadic { open.removeFirst() }
    }
    return result + open
  }
}
