import SwiftUI

final class Account: ObservableObject {
  @Published var name = ""
}

struct Injecting<Model: ObservableObject>: ViewModifier {
  let model: Model

  func body(content: Content) -> some View { content.environmentObject(model) }
}

struct AccountView: View {
  @EnvironmentObject var account: Account

  var body: some View { TextField("Name", text: $account.name) }
}

#Preview {
  AccountView().modifier(Injecting(model: Account()))
}
