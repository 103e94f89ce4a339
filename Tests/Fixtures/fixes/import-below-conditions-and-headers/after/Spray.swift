// Licensed under MIT

import Observation

#if DEBUG
import Foundation

@Observable final class Spray: Tool {}
#endif
