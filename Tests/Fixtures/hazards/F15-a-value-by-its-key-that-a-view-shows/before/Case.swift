import Foundation
import SwiftUI

@objcMembers
final class Turbine: NSObject, ObservableObject {
  @Published var speed = 0
  // says-next: "becomes tracked because a view may read it"
  var label = "A"  // expect: unpublished-stored-property "label"
  // says-next: "becomes tracked because a view may read it"
  var owner = "B"  // expect: unpublished-stored-property "owner"
  var spare = "C"  // expect: unpublished-stored-property "spare"

  func rename() {
    label = "D"
    owner = "E"
    spare = "F"
    speed += 1
  }
}

struct TurbineView: View {
  @ObservedObject var turbine: Turbine

  private var owner: String {
    turbine.value(forKey: #keyPath(Turbine.owner)) as? String ?? ""
  }

  var body: some View {
    Text("\(turbine.speed) \(turbine.value(forKey: "label") as? String ?? "") \(owner)")
    Button("Rename") {
      turbine.setValue("G", forKey: "spare")
      turbine.rename()
    }
  }
}

/// Any of them may be meant.
@objcMembers
final class Dynamo: NSObject, ObservableObject {
  @Published var speed = 0
  // says-next: "becomes tracked because a view may read it"
  var label = "A"  // expect: unpublished-stored-property "label"

  func rename() {
    label = "D"
    speed += 1
  }
}

struct DynamoView: View {
  @ObservedObject var dynamo: Dynamo
  let key: String

  var body: some View {
    Text("\(dynamo.speed) \(dynamo.value(forKey: key) as? String ?? "")")
    Button("Rename") { dynamo.rename() }
  }
}
