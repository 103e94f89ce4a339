@_exported import Foundation

func standIn(_ name: StaticString = #function) -> Never {
  fatalError("\(name) is a stand-in and has no behaviour")
}

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double

public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees
  public init() { self.init(latitude: 0, longitude: 0) }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

public final class CLLocation: NSObject, @unchecked Sendable {
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {}
  public var coordinate: CLLocationCoordinate2D { standIn() }
  public var altitude: Double { standIn() }
  public var speed: Double { standIn() }
  public var timestamp: Date { standIn() }
  public func distance(from location: CLLocation) -> CLLocationDistance { standIn() }
}

public struct CLError: Error, Sendable {
  public enum Code: Sendable { case denied, locationUnknown, network }
  public var code: Code { standIn() }
}

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100

open class CLLocationManager: NSObject {
  public override init() {}
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy: CLLocationAccuracy = 0
  open var distanceFilter: CLLocationDistance = 0
  open var location: CLLocation? { standIn() }
  open var authorizationStatus: CLAuthorizationStatus { standIn() }
  open func requestWhenInUseAuthorization() {}
  open func requestAlwaysAuthorization() {}
  open func requestLocation() {}
  open func startUpdatingLocation() {}
  open func stopUpdatingLocation() {}
  open class func locationServicesEnabled() -> Bool { standIn() }
}

public protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, didFailWithError error: any Error
  ) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

open class CLPlacemark: NSObject {
  public var locality: String? { standIn() }
  public var name: String? { standIn() }
}

open class CLGeocoder: NSObject {
  public override init() {}
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    standIn()
  }
  open func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] { standIn() }
}
