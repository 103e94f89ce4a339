extension Palette {
  enum Palette: String { case dark }
}
