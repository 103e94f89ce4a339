import SwiftUI

final class Model: ObservableObject {
  @Published var count = 0
  var publisher: Published<Int>.Publisher { $count }
}

struct Ticking: View {
  @StateObject private var model = Model()
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  var body: some View {
    Text("\(model.count)")
      .onReceive(timer) { _ in model.count += 1 }
      .onReceive(model.$count.dropFirst()) { print($0) }
      .onReceive(model.objectWillChange) { print("changes") }
      .task { URLSession.shared.dataTask(with: URL(string: "x")!).resume() }
  }
}

final class Host: UIHostingController<Ticking> {
  required init?(coder: NSCoder) { super.init(coder: coder, rootView: Ticking()) }
}

@MainActor func show() {
  let window = UIWindow(frame: .zero)
  window.rootViewController = UIHostingController(rootView: Ticking())
  window.makeKeyAndVisible()
}
