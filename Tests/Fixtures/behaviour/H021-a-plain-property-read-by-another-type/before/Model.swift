import SwiftUI

final class Harbour: ObservableObject {
  @Published var tide = 0
  var boats = 4
  var cranes = 2
  var pilots = 1
  var tugs = 3
  var buoys = 6
  lazy var office = HarbourOffice(self)

  func turn() {
    tide += 1
    boats += 1
    cranes += 1
    pilots += 1
    tugs += 1
    buoys += 1
  }
}

final class HarbourOffice {
  private unowned let harbour: Harbour

  init(_ harbour: Harbour) {
    self.harbour = harbour
  }

  var report: String { "\(harbour.pilots) pilots" }
}

struct HarbourFormatter {
  func text(_ harbour: Harbour) -> String { "\(harbour.boats) boats" }
}

struct BoatsView: View {
  @ObservedObject var harbour: Harbour

  var body: some View { Text(HarbourFormatter().text(harbour)) }
}

struct CranesView: View {
  @ObservedObject var harbour: Harbour

  var body: some View { Text(Self.text(harbour)) }

  private static func text(_ harbour: Harbour) -> String { "\(harbour.cranes) cranes" }
}

struct OfficeView: View {
  @ObservedObject var harbour: Harbour

  var body: some View { Text(harbour.office.report) }
}

struct TugsView: View {
  @ObservedObject var harbour: Harbour

  var body: some View { TugLabel(harbour: harbour) }
}

struct TugLabel: View {
  private let text: String

  init(harbour: Harbour) {
    text = "\(harbour.tugs) tugs"
  }

  var body: some View { Text(text) }
}

final class HarbourCoordinator {
  let harbour: Harbour

  init(harbour: Harbour) {
    self.harbour = harbour
  }

  var buoyText: String { "\(harbour.buoys) buoys" }
}

struct BuoysView: View {
  @ObservedObject private var harbour: Harbour
  private let coordinator: HarbourCoordinator

  init(coordinator: HarbourCoordinator) {
    self.coordinator = coordinator
    harbour = coordinator.harbour
  }

  var body: some View { Text(coordinator.buoyText) }
}
