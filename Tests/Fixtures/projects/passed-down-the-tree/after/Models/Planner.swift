import Combine
import Foundation
import Observation

@Observable final class Planner {  // expect: observable-object-class "Planner"
  var title = "This week"  // expect: published-property "@Published"
  let week = WeekModel()
  let clock: KitchenClock
  @ObservationIgnored private var observers = Set<AnyCancellable>()  // expect: unpublished-stored-property "observers"

  init(clock: KitchenClock = KitchenClock()) {
    self.clock = clock
    loadTitle()
  }

  private func loadTitle() {
    title = UserDefaults.standard.string(forKey: "title") ?? title
  }
}

@Observable final class WeekModel {  // expect: observable-object-class "WeekModel"
  var days = ["Monday", "Tuesday"]  // expect: published-property "@Published"
  var notes: [NoteModel] = []  // expect: published-property "@Published"
}

@Observable final class NoteModel: Identifiable {  // expect: observable-object-class "NoteModel"
  let id = UUID()
  var text: String  // expect: published-property "@Published"

  init(text: String) {
    self.text = text
  }
}
