import CoreData
import SwiftUI

@Observable final class Clock {
  var hour = 0
}

/// What is held is no model of the project, and that can be told.
struct Page: View {
  @ObservedObject var object: NSManagedObject
  @State private var clock = Clock()

  var body: some View {
    Text("\(clock.hour)")
  }
}
