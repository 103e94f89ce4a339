/// Who holds which model, as a graph for Graphviz or as JSON.
struct GraphReporter {
  private let models: [ReportedModel]

  init(_ report: LintReport) { models = report.models }

  func dot() -> [UInt8] {
    var lines = ["digraph models {", "  rankdir=LR;"]
    for model in models {
      let place = "\(model.place.path):\(model.place.start.line)"
      let tooltip = "\(model.status), unit \(model.unit), \(place)"
      lines.append(
        "  \(Self.quoted(model.name)) [shape=box, style=filled,"
          + " fillcolor=\(Self.color(model.status)), tooltip=\(Self.quoted(tooltip))];")
    }
    for model in models {
      for holder in model.holders {
        lines.append(
          "  \(Self.quoted(holder.type)) -> \(Self.quoted(model.name))"
            + " [label=\(Self.quoted("\(holder.property) (\(holder.ownership))"))];")
      }
    }
    lines.append("}")
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private static func color(_ status: String) -> String {
    switch status {
    case "ready": "palegreen"
    case "unsafe": "khaki"
    case "migrated": "lightblue"
    default: "lightpink"
    }
  }

  private static func quoted(_ text: String) -> String {
    let text = DisplayText.escaped(text).replacing("\\", with: "\\\\")
    return "\"" + text.replacing("\"", with: "\\\"") + "\""
  }

  func json() -> [UInt8] {
    var json = JSONText()
    json.object { json in
      JSONReporter.appendHead(to: &json)
      json.lineKey("models")
      json.lines(models) { json, model in
        json.object { json in
          json.field("name", model.name)
          json.field("file", model.place.path)
          json.field("line", model.place.start.line)
          json.field("status", model.status)
          json.field("unit", model.unit)
        }
      }
      json.lineKey("holders")
      json.lines(models.flatMap { model in model.holders.map { (model.name, $0) } }) {
        json, element in
        let (model, holder) = element
        json.object { json in
          json.field("type", holder.type)
          json.field("property", holder.property)
          json.field("model", model)
          json.field("ownership", holder.ownership)
          json.field("file", holder.path)
          json.field("line", holder.line)
        }
      }
      json.endLine()
    }
    json.endLine()
    return json.bytes
  }
}
