// The colours.

#if canImport(Combine)
import Combine
#endif

final class Palette: ObservableObject {
  @Published var hues: [Double] = []
}
