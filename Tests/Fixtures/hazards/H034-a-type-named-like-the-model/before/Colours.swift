extension Palette {
  enum Palette: String { case dark }  // expect: framework-name-shadowed "Palette"
}
