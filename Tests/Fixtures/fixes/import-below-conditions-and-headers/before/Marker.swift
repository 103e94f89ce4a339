import Combine
// The keyboard.
import UIKit

final class Marker: Tool {}
