import Combine

/// What the rest of the app may know; it says nothing of observation.
protocol BatteryReporting: AnyObject {
  var level: Int { get }
  var levelPublisher: Published<Int>.Publisher { get }
}
