import SwiftUI

struct Profile: View {
  @EnvironmentObject private var session: Session
  @State private var isShown = false

  var body: some View {
    Form {
      header
      nameField(title: "Name")
      Toggle("New", isOn: $session.isNew)
      ForEach($session.tags, id: \.self) { $tag in
        TextField("Tag", text: $tag)
      }
      footer()
    }
    .sheet(isPresented: $isShown) {
      TextField("Mail", text: self.$session.mail)
    }
  }

  private var header: some View {
    TextField("Mail", text: $session.mail)
  }

  @ViewBuilder
  private func nameField(title: String) -> some View {
    Text(title)
    TextField(title, text: $session.name)
  }

  private func footer() -> some View {
    let hint = "Shown to others"
    return TextField(hint, text: self.$session.name)
  }

  private var nameBinding: Binding<String> { $session.name }

  private var mailBinding: Binding<String> {
    get { $session.mail }
  }
}

extension Profile {
  var tagList: some View {
    ForEach($session.tags, id: \.self) { tag in
      TextField("", text: tag)
    }
  }
}

#Preview {
  Profile()
    .environmentObject(Session())
}
