import Combine

final class Palette: ObservableObject {
  @Published var `default` = "blue"  // expect: untrackable-name "`default`"
}
