#if canImport(UIKit)
import UIKit
#endif
import Combine

final class Brush: ObservableObject {
  @Published var width = 1.0
}
