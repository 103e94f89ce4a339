import Combine
import Observation
// The keyboard.
import UIKit

@Observable final class Marker: Tool {}
