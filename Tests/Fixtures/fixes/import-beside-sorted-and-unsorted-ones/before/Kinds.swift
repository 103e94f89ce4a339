import Combine
import struct Foundation.Date
import class Foundation.NSObject

final class Kinds: NSObject, ObservableObject {
  @Published var date = Date()
}
