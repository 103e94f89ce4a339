// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
import SwiftUI
#endif
import Observation

@Observable class Tool {
  var name = ""
}
