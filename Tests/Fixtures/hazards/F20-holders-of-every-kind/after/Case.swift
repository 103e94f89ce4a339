import SwiftUI
import UIKit

@Observable final class Camp {  // expect: observable-object-class "Camp"
  static let shared = Camp()
  var tents = 4
  @ObservationIgnored private var task: Task<Void, Never>?

  func count() {
    task = Task { tents += 1 }
  }

  nonisolated static func capacity(of tents: Int) -> Int { tents * 3 }
}

struct CampSettings: DynamicProperty {
  private var camp = Camp.shared

  var tents: Int { camp.tents }
}

struct CampModifier: ViewModifier {
  @Environment(Camp.self) private var camp

  func body(content: Content) -> some View {
    content.badge(camp.tents)
  }
}

final class CampController: UIViewController {
  var camp = Camp.shared
}

struct CampView: View {
  @State private var camp = Camp()
  var settings = CampSettings()

  var body: some View {
    Stepper("\(settings.tents)", value: $camp.tents)
      .modifier(CampModifier())
      .environment(camp)
      .task { camp.count() }
  }
}
