import SwiftUI

@Observable final class DayModel {  // expect: observable-object-class "DayModel"
  var meal = ""  // expect: published-property "@Published"
  let day: String

  init(day: String) {
    self.day = day
  }
}

@Observable final class ShoppingModel {  // expect: observable-object-class "ShoppingModel"
  var items: [String] = []  // expect: published-property "@Published"
  private unowned let planner: Planner

  init(planner: Planner) {
    self.planner = planner
  }
}

@Observable final class KitchenClock {  // expect: observable-object-class "KitchenClock"
  private(set) var seconds = 0  // expect: published-property "@Published"
  @ObservationIgnored weak var delegate: AnyObject?  // expect: unpublished-stored-property "delegate"

  func tick() {
    seconds += 1
  }
}
