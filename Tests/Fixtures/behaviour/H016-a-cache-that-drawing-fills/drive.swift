import SwiftUI

@MainActor func driveAtlas() {
  let atlas = Atlas()
  let screen = Screen(AtlasView(atlas: atlas))
  screen.tell()
  screen.after("zoom = 2") { atlas.zoom = 2 }
  screen.after("zoom = 1") { atlas.zoom = 1 }
  let pair = Screen(AtlasPairView(atlas: Atlas()))
  pair.after("in two views") {}
}
