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

// What its initialiser is given, it puts into a tree of its own.
final class Sheet: UIViewController {
  init(title: String, content: some View) {
    super.init(nibName: nil, bundle: nil)
    addChild(UIHostingController(rootView: content))
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

// A parameter of the class, by a closure.
final class Floating<Content: View>: UIViewController {
  init(content: () -> Content) {
    super.init(nibName: nil, bundle: nil)
    addChild(UIHostingController(rootView: content()))
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

// What it keeps, it shows later.
final class Drawer<Content: View>: UIViewController {
  private let content: Content

  init(_ content: Content) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() { addChild(UIHostingController(rootView: content)) }
}

// A representable gives what it hosts nothing of its own environment.
struct Zoom<Content: View>: UIViewControllerRepresentable {
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  func makeUIViewController(context: Context) -> UIHostingController<Content> {
    UIHostingController(rootView: content)
  }

  func updateUIViewController(_ controller: UIHostingController<Content>, context: Context) {
    controller.rootView = content
  }
}

struct Zoomed: View {
  var body: some View {
    Zoom { SignOut() }  // expect: environment-model-not-provided "SignOut" ; environment-model-not-provided "SignOut"
  }
}

extension View {
  @MainActor func hosted() -> UIViewController { UIHostingController(rootView: self) }
}

final class Screen: UIViewController {
  private let host = UIHostingController(rootView: AnyView(EmptyView()))

  override func viewDidLoad() {
    addChild(Sheet(title: "One", content: SignOut()))  // expect: environment-model-not-provided "SignOut" ; environment-model-not-provided "SignOut"
    let view = SignOut()  // expect: environment-model-not-provided "SignOut" ; environment-model-not-provided "SignOut"
    addChild(Sheet(title: "Two", content: view))
    addChild(Floating { SignOut() })  // expect: environment-model-not-provided "SignOut" ; environment-model-not-provided "SignOut"
    addChild(Drawer(SignOut()))  // expect: environment-model-not-provided "SignOut" ; environment-model-not-provided "SignOut"
    addChild(SignOut().hosted())  // expect: environment-model-not-provided "SignOut" ; environment-model-not-provided "SignOut"
    host.rootView = AnyView(SignOut())  // expect: environment-model-not-provided "SignOut" ; environment-model-not-provided "SignOut"
  }
}
