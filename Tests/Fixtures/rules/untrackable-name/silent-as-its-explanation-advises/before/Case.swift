import Combine

final class Palette: ObservableObject {
  @Published var standard = "blue"
}
