import SwiftUI
import UIKit

final class Session: ObservableObject {
  @Published var name = ""
}

struct SignOut: View {
  @EnvironmentObject var session: Session

  var body: some View { Button("Leave") { session.name = "" } }
}

struct Home: View {
  @StateObject private var session = Session()

  var body: some View { SignOut().environmentObject(session) }
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
