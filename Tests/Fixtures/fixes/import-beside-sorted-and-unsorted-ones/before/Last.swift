import CoreGraphics
import Combine; import Foundation

final class Last: ObservableObject {
  @Published var size = 0.0
}
