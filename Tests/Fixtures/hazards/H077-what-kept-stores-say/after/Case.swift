import Foundation
import SwiftUI

/// Whoever tells of settings is not known where they are shown.
protocol Settings: AnyObject {
  var isMetric: Bool { get set }
  var accent: String { get set }
  var version: Int { get }
}

final class KeptSettings: Settings {
  private let defaults = UserDefaults(suiteName: "trail")
  var accent = "green"
  let version = 1

  var isMetric: Bool {
    get { defaults?.bool(forKey: "metric") ?? true }
    set { defaults?.set(newValue, forKey: "metric") }
  }
}

@Observable final class TrailModel {  // expect: observable-object-class "TrailModel"
  // says-next: "a view shows 'settings.isMetric', which nothing tracks"
  var settings: any Settings
  // says-next: "a view shows 'theme.accent', which nothing tracks"
  var theme: any Settings
  // says-not-next: "nothing tracks"
  var release: any Settings
  var visits = 0
  var note = ""
  private let shared = UserDefaults(suiteName: "trails")

  // says-next: "a view shows 'canShare', a part of which nothing tracks"
  var canShare: Bool {
    guard shared?.string(forKey: "name") != nil else { return false }
    return !note.isEmpty
  }

  init(settings: any Settings) {
    self.settings = settings
    self.theme = settings
    self.release = settings
  }
}

struct TrailView: View {
  @Bindable var trail: TrailModel

  var body: some View {
    VStack {
      Text(trail.settings.isMetric ? "km" : "mi")
      Text(trail.theme.accent)
      Text("\(trail.release.version)")
      Button("Share") { print(trail.note) }.disabled(!trail.canShare)
      TextField("Note", text: $trail.note)
    }
    .onAppear { trail.visits += 1 }
  }
}

struct SettingsView: View {
  let settings: any Settings

  var body: some View {
    Button("Metric") {
      settings.isMetric.toggle()
      settings.accent = "blue"
    }
  }
}
