import SwiftUI
import UIKit

@Observable final class Session {
  var name = ""
}

struct SignOut: View {
  @Environment(Session.self) var session

  var body: some View { Button("Leave") { session.name = "" } }
}

struct Home: View {
  @State private var session = Session()

  var body: some View { SignOut().environment(session) }
}

class Host<Content: View>: UIHostingController<Content> {}

typealias Pane = UIHostingController

final class Screen: UIViewController {
  let child: UIHostingController<SignOut> = .init(rootView: SignOut())  // expect: environment-model-not-provided "SignOut" ; environment-model-not-provided "SignOut"

  override func viewDidLoad() {
    addChild(Host(rootView: SignOut()))  // expect: environment-model-not-provided "SignOut" ; environment-model-not-provided "SignOut"
    addChild(Pane(rootView: SignOut()))  // expect: environment-model-not-provided "SignOut" ; environment-model-not-provided "SignOut"
  }
}
