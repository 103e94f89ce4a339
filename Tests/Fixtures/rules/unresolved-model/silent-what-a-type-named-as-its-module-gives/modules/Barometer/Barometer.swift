import Combine
import Foundation

public final class Barometer: ObservableObject {
  @Published public var pressure = 1013
  public init(port: URL) {}
  public static func watch(_ port: URL, isQuiet: Bool) -> Barometer? { Barometer(port: port) }
}
