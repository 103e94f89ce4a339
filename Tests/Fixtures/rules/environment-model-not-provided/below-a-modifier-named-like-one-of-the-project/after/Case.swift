import SwiftUI

@Observable final class Router {
  var page = 0

  func next() { page += 1 }
}

struct Row: View {
  @Environment(Router.self) private var router

  var body: some View { Text("\(router.page)") }
}

struct ShowsErrors: ViewModifier {
  @Binding var message: String

  func body(content: Content) -> some View {
    content.alert(message, isPresented: .constant(false)) { Text("OK") }
  }
}

extension View {
  func alert(message: Binding<String>) -> some View { modifier(ShowsErrors(message: message)) }
}

struct List2: View {
  @State private var message = ""

  var body: some View { Row().alert(message: $message) }
}

struct Root: View {
  @State private var router = Router()

  var body: some View { List2().environment(router) }
}

#Preview {
  List2()  // expect: environment-model-not-provided "List2"
}
