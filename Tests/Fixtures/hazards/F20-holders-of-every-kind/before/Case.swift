import SwiftUI
import UIKit

final class Camp: ObservableObject {  // expect: observable-object-class "Camp"
  static let shared = Camp()
  @Published var tents = 4
  private var task: Task<Void, Never>?

  func count() {
    task = Task { tents += 1 }
  }

  nonisolated static func capacity(of tents: Int) -> Int { tents * 3 }
}

struct CampSettings: DynamicProperty {
  @ObservedObject private var camp = Camp.shared

  var tents: Int { camp.tents }
}

struct CampModifier: ViewModifier {
  @EnvironmentObject private var camp: Camp

  func body(content: Content) -> some View {
    content.badge(camp.tents)
  }
}

final class CampController: UIViewController {
  @ObservedObject var camp = Camp.shared
}

struct CampView: View {
  @StateObject private var camp = Camp()
  var settings = CampSettings()

  var body: some View {
    Stepper("\(settings.tents)", value: $camp.tents)
      .modifier(CampModifier())
      .environmentObject(camp)
      .task { camp.count() }
  }
}
