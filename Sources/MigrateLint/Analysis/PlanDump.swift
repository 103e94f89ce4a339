/// What is decided about the models and holders of one file, readable.
func dumpPlan(_ plan: Plan, file: FileIndex) -> String {
  let table = LineTable(plan.index.files[file].source.bytes)
  var lines: [String] = []
  for model in plan.models where plan.index[model.id].declaration.file == file {
    lines.append("model \(plan.name(model.id)): \(model.status.rawValue), unit \(model.unit)")
    for blocker in model.blockers + model.cautions {
      lines.append("  \(blocker.rule): \(blocker.message) at \(describe(blocker.place, plan))")
    }
    for property in model.properties {
      let why = property.reason.isEmpty ? "" : ", \(property.reason)"
      let read = property.read.map { ", read at \(describe($0, plan))" } ?? ""
      lines.append("  \(property.name): \(property.action.rawValue)\(why)\(read)")
    }
  }
  for holder in plan.holders where holder.namePlace.file == file {
    let line = table.position(of: holder.namePlace.range.start).line
    lines.append("holder \(holder.symbol) at line \(line)")
    lines.append("  \(holder.form) holds \(plan.name(holder.model)): \(plan.newForm(holder))")
    lines.append("  ownership: \(describe(holder.ownership, plan))")
    if let binding = holder.binding { lines.append("  binding at \(describe(binding, plan))") }
  }
  return lines.joined(separator: "\n") + (lines.isEmpty ? "" : "\n")
}

private func describe(_ ownership: Ownership, _ plan: Plan) -> String {
  switch ownership {
  case .creates(let place, let usesParameters, let isAtCallSite):
    "creates" + (usesParameters ? " from parameters" : "")
      + (isAtCallSite ? " at the call site" : "") + " at \(describe(place, plan))"
  case .receives(let places, let isFresh):
    "receives" + (isFresh ? " a new one" : "")
      + places.map { " at \(describe($0, plan))" }.joined(separator: ",")
  case .environment: "environment"
  case .shared(let place): "shared at \(describe(place, plan))"
  case .unknown(let reason): "unknown: \(reason)"
  }
}

private func describe(_ place: Place, _ plan: Plan) -> String {
  let source = plan.index.files[place.file].source
  let position = LineTable(source.bytes).position(of: place.range.start)
  return "\(source.path):\(position.line):\(position.column)"
}
