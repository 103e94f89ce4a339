/// The arguments of a call that makes something.
struct CallArguments {
  /// Those in parentheses; nil for one without a label.
  var labels: [String?]
  var hasTrailingClosure = false

  /// The parameters that are left out; nil where the arguments do not fit.
  func leftOut(of parameters: [ParameterSyntax]) -> [ParameterSyntax]? {
    var open = parameters[...]
    var result: [ParameterSyntax] = []
    for label in labels {
      while let next = open.first, next.label != label {
        result.append(open.removeFirst())
      }
      guard let found = open.first else { return nil }
      if !found.isVariadic { open.removeFirst() }
    }
    result += open
    let needed = result.filter { $0.defaultValue == nil && !$0.isVariadic }
    return needed.isEmpty || hasTrailingClosure ? result : nil
  }
}
