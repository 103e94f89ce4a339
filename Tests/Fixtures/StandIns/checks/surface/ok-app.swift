import Combine
import SwiftUI

final class AppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var token: String?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }
}

final class MacDelegate: NSObject, NSApplicationDelegate {
  var window: NSWindow?
  func applicationDidFinishLaunching(_ notification: Notification) {
    window?.contentView = NSHostingView(rootView: Text("x"))
  }
}

final class Store: ObservableObject {
  @Published var count = 0
}

@main
struct Demo: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
  @NSApplicationDelegateAdaptor private var mac: MacDelegate
  @StateObject private var store = Store()
  @Environment(\.scenePhase) private var phase
  @AppStorage("shows") private var shows = true

  init() { print("starts") }

  var body: some Scene {
    WindowGroup {
      Content().environmentObject(store)
    }
    .onChange(of: phase) { if $0 == .active { store.count += 1 } }
    .commands {
      CommandGroup(replacing: .newItem) { Button("New") { store.count += 1 } }
      StoreCommands(store: store)
    }
    WindowGroup("Detail", id: "detail", for: Int.self) { $number in
      Text("\(number ?? 0)")
    }
    Window("About", id: "about") { Text("About") }
    Settings { Toggle("On", isOn: $shows).environmentObject(store) }
    MenuBarExtra("Menu", systemImage: "star") { Button("Quit") { NSApp.terminate(nil) } }
      .menuBarExtraStyle(.window)
  }
}

extension WindowGroup {
  init<D: Codable & Hashable, C: View>(
    _ title: String, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, for: type, content: content)
  }
}

struct StoreCommands: Commands {
  @ObservedObject var store: Store
  var body: some Commands {
    CommandMenu("Store") {
      Button("Add") { store.count += 1 }.keyboardShortcut("a", modifiers: [.command, .shift])
      Stepper("Count", value: $store.count)
    }
  }
}

struct Content: View {
  @EnvironmentObject var store: Store
  @SceneStorage("draft") private var draft = ""
  var body: some View { TextField("\(store.count)", text: $draft) }
}
