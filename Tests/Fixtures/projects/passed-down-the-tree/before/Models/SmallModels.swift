import SwiftUI

final class DayModel: ObservableObject {  // expect: observable-object-class "DayModel"
  @Published var meal = ""  // expect: published-property "@Published"
  let day: String

  init(day: String) {
    self.day = day
  }
}

final class ShoppingModel: ObservableObject {  // expect: observable-object-class "ShoppingModel"
  @Published var items: [String] = []  // expect: published-property "@Published"
  private unowned let planner: Planner

  init(planner: Planner) {
    self.planner = planner
  }
}

final class KitchenClock: ObservableObject {  // expect: observable-object-class "KitchenClock"
  @Published private(set) var seconds = 0  // expect: published-property "@Published"
  weak var delegate: AnyObject?  // expect: unpublished-stored-property "delegate"

  func tick() {
    seconds += 1
  }
}
