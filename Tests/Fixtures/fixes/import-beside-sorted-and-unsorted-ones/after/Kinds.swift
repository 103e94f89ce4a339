import Combine
import struct Foundation.Date
import class Foundation.NSObject
import Observation

@Observable final class Kinds: NSObject {
  var date = Date()
}
