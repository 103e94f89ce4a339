import CoreData
import SwiftUI

final class Clock: ObservableObject {
  @Published var hour = 0
}

/// What is held is no model of the project, and that can be told.
struct Page: View {
  @ObservedObject var object: NSManagedObject
  @StateObject private var clock = Clock()

  var body: some View {
    Text("\(clock.hour)")
  }
}
