@_exported import CoreLocation
@_exported import Foundation
import SwiftUI
import UIKit

func standIn(_ name: StaticString = #function) -> Never {
  fatalError("\(name) is a stand-in and has no behaviour")
}

public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan
  public init() { standIn() }
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: Double, longitudinalMeters: Double
  ) { standIn() }
}

public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
}

open class MKPointAnnotation: NSObject, MKAnnotation {
  public override init() {}
  open var coordinate = CLLocationCoordinate2D()
  open var title: String?
}

open class MKPlacemark: CLPlacemark {
  public init(coordinate: CLLocationCoordinate2D) {}
}

open class MKMapItem: NSObject {
  public init(placemark: MKPlacemark) {}
  open var name: String?
  open var placemark: MKPlacemark { standIn() }
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    standIn()
  }
}
public let MKLaunchOptionsDirectionsModeKey = "mode"
public let MKLaunchOptionsDirectionsModeWalking = "walking"

open class MKLocalSearch: NSObject {
  open class Request: NSObject {
    public override init() {}
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
  }
  open class Response: NSObject {
    open var mapItems: [MKMapItem] { standIn() }
  }
  public init(request: Request) {}
  open func start() async throws -> Response { standIn() }
}

@MainActor @preconcurrency open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open var region = MKCoordinateRegion()
  open var showsUserLocation = false
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {}
  open func addAnnotation(_ annotation: any MKAnnotation) {}
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {}
  open var annotations: [any MKAnnotation] { standIn() }
}

@MainActor @preconcurrency public protocol MKMapViewDelegate: NSObjectProtocol {
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
}
extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
}

// MARK: The map of SwiftUI

public struct Map<Content> {}
extension Map: View where Content: View {}
extension Map: PrimitiveView where Content: View {
  public typealias Body = Never
}

extension Map where Content == EmptyView {
  nonisolated public init(
    coordinateRegion: Binding<MKCoordinateRegion>, showsUserLocation: Bool = false
  ) {}
}

extension Map where Content: View {
  nonisolated public init<Items: RandomAccessCollection, A: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, showsUserLocation: Bool = false,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> A
  ) where Items.Element: Identifiable, Content == MapContentView<A> {}
  nonisolated public init<C: MapContent>(
    position: Binding<MapCameraPosition>, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<C> {}
  nonisolated public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<C> {}
}

public struct MapContentView<C> {}
extension MapContentView: PrimitiveView {}

public struct MapCameraPosition: Equatable, Sendable {
  public static var automatic: MapCameraPosition { standIn() }
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { standIn() }
}

public protocol MapAnnotationProtocol {}
public struct MapMarker: MapAnnotationProtocol {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = .zero,
    @ViewBuilder content: () -> Content
  ) {}
}

public protocol MapContent {}
public struct EmptyMapContent: MapContent {
  public init() {}
}
public struct Marker: MapContent {
  public init(_ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {}
}
public struct Annotation<Content: View>: MapContent {
  public init(
    _ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    @ViewBuilder content: () -> Content
  ) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, @ViewBuilder content: () -> Content
  ) {}
}
public struct UserAnnotation: MapContent {
  public init() {}
}
extension ForEach: MapContent where Content: MapContent {
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable { standIn() }
}

@resultBuilder
public struct MapContentBuilder {
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  public static func buildBlock<C: MapContent>(_ content: C) -> C { content }
  public static func buildBlock<each C: MapContent>(_ c: repeat each C) -> some MapContent {
    EmptyMapContent()
  }
  public static func buildIf<C: MapContent>(_ content: C?) -> some MapContent {
    EmptyMapContent()
  }
}
