import SwiftUI

struct Profile: View {
  @Environment(Session.self) private var session
  @State private var isShown = false

  var body: some View {
    @Bindable var session = session
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
      TextField("Mail", text: $session.mail)
    }
  }

  private var header: some View {
    TextField("Mail", text: Bindable(session).mail)
  }

  @ViewBuilder
  private func nameField(title: String) -> some View {
    @Bindable var session = session
    Text(title)
    TextField(title, text: $session.name)
  }

  private func footer() -> some View {
    let hint = "Shown to others"
    return TextField(hint, text: Bindable(self.session).name)
  }

  private var nameBinding: Binding<String> { Bindable(session).name }

  private var mailBinding: Binding<String> {
    get { Bindable(session).mail }
  }
}

extension Profile {
  var tagList: some View {
    ForEach(Bindable(session).tags, id: \.self) { tag in
      TextField("", text: tag)
    }
  }
}

#Preview {
  Profile()
    .environment(Session())
}
