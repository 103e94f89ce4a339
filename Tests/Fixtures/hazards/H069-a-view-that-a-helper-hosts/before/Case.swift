import AppKit
import SwiftUI
import UIKit

/// The helper makes the controller, so that the view stands in nobody's environment. A button that
/// is never pressed asks for no object; `@Environment` asks as soon as the button is drawn.
final class Crew: ObservableObject {
  @Published var captain = ""
}

struct Bridge: View {
  @EnvironmentObject var crew: Crew
  var body: some View { Text(crew.captain) }
}

struct Dismissal: View {
  @EnvironmentObject var crew: Crew
  var body: some View { Button("Dismiss") { crew.captain = "" } }
}

extension UIViewController {
  func moor(panel: some View) {
    addChild(UIHostingController(rootView: panel))
  }
}

final class DeckController: UIViewController {
  func bellRang() { moor(panel: Dismissal()) }  // expect: environment-model-not-provided "Dismissal" ; environment-model-not-provided "Dismissal"
}

struct FerryApp: App {
  @StateObject private var crew = Crew()
  var body: some Scene { WindowGroup { Bridge().environmentObject(crew) } }
}

/// The helper names the type of the view as a parameter, and hands on what it made.
final class Tide: ObservableObject {
  @Published var height = 0
}

struct TideLabel: View {
  @EnvironmentObject var tide: Tide
  var body: some View { Text("\(tide.height)") }
}

struct TideReset: View {
  @EnvironmentObject var tide: Tide
  var body: some View { Button("Reset") { tide.height = 0 } }
}

struct Harbour: View {
  @StateObject private var tide = Tide()
  var body: some View { TideLabel().environmentObject(tide) }
}

@MainActor enum Screens {
  static func controller<Content: View>(_ content: Content) -> UIViewController {
    let controller = UIHostingController(rootView: content)
    controller.title = "Tides"
    return controller
  }
}

@MainActor func tideScreen() -> UIViewController {
  Screens.controller(TideReset())  // expect: environment-model-not-provided "TideReset" ; environment-model-not-provided "TideReset"
}

/// The helper is given a closure, and opens a window of its own.
final class Cargo: ObservableObject {
  @Published var crates = 0
}

struct Hold: View {
  @EnvironmentObject var cargo: Cargo

  var body: some View {
    Button("\(cargo.crates)") {
      ExtraWindow.open(named: "Crane") { Crane() }  // expect: environment-model-not-provided "Crane" ; environment-model-not-provided "Crane"
    }
  }
}

struct Crane: View {
  @EnvironmentObject var cargo: Cargo
  var body: some View { Button("Lift") { cargo.crates += 1 } }
}

@MainActor enum ExtraWindow {
  static func open<Content: View>(named name: String, @ViewBuilder content: () -> Content) {
    let window = NSWindow(
      contentRect: .zero, styleMask: .titled, backing: .buffered, defer: false)
    window.title = name
    window.contentView = NSHostingView(rootView: content())
    window.makeKeyAndOrderFront(nil)
  }
}

struct Quay: View {
  @StateObject private var cargo = Cargo()
  var body: some View { Hold().environmentObject(cargo) }
}

/// The helper pushes it, and it shows the object only once somebody has unfolded it.
final class Weather: ObservableObject {
  @Published var wind = "calm"
}

@MainActor final class Navigator {
  static let shared = Navigator()
  let stack = UINavigationController()

  func push(_ page: some View) {
    stack.pushViewController(UIHostingController(rootView: page), animated: true)
  }
}

struct Forecast: View {
  @EnvironmentObject var weather: Weather
  @State private var isUnfolded = false

  var body: some View {
    Button("Forecast") { isUnfolded.toggle() }
    if isUnfolded { Text(weather.wind) }
  }
}

struct Lookout: View {
  @EnvironmentObject var weather: Weather

  var body: some View {
    Button(weather.wind) { Navigator.shared.push(Forecast()) }  // expect: environment-model-not-provided "Forecast" ; environment-model-not-provided "Forecast"
  }
}

struct Pier: View {
  @StateObject private var weather = Weather()
  var body: some View { Lookout().environmentObject(weather) }
}
