import SwiftUI

@MainActor func driveVoyage() {
  print("three views that are never drawn")
  for port in ["Bari", "Split", "Zadar"] { _ = VoyageView(port: port) }
  print("one that is drawn")
  Screen(VoyageView(port: "Kotor")).tell()
}
