import SwiftUI

@Observable final class Form1 {
  var fields: [String: [String]] = [
    "name": ["first", "last"],
    "address": [],
  ]

  var formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.minimumFractionDigits = 2
    return formatter
  }()

  var onSubmit: (
    _ fields: [String]
  ) -> Void = { _ in }

  var text = """
    @Published var inside = "text"
    """
  let kind: String

  init(kind: String) { self.kind = kind }
}

struct FormView: View {
  @State
  private var form: Form1 = {
    let form = Form1(kind: "@StateObject")
    form.text = "ObservableObject"
    return form
  }()
  @State private var other = Form1(
    kind: "other"
  )

  var body: some View {
    Text(form.text + other.text)
  }
}
