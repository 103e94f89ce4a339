import SwiftUI

final class Form1: ObservableObject {
  @Published var fields: [String: [String]] = [
    "name": ["first", "last"],
    "address": [],
  ]

  @Published var formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.minimumFractionDigits = 2
    return formatter
  }()

  @Published
  var onSubmit: (
    _ fields: [String]
  ) -> Void = { _ in }

  @Published var text = """
    @Published var inside = "text"
    """
  let kind: String

  init(kind: String) { self.kind = kind }
}

struct FormView: View {
  @StateObject
  private var form: Form1 = {
    let form = Form1(kind: "@StateObject")
    form.text = "ObservableObject"
    return form
  }()
  @StateObject private var other = Form1(
    kind: "other"
  )

  var body: some View {
    Text(form.text + other.text)
  }
}
