// Licensed under MIT
#if DEBUG
import Foundation

final class Spray: Tool {}
#endif
