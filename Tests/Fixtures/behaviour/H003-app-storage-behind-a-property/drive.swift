import SwiftUI

@MainActor func driveReadingSettings() {
  let settings = ReadingSettings()
  let screen = Screen(ReadingSettingsView(settings: settings))
  screen.tell()
  screen.after("isDark = true") { settings.isDark = true }
  screen.after("size = 14") { settings.size = 14 }
  screen.after("isDark.toggle()") { settings.isDark.toggle() }
  settings.isDark = true
  print("another one is \(ReadingSettings().isDark ? "dark" : "light")")
}
