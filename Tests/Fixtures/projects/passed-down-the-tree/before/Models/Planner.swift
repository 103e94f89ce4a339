import Combine
import Foundation

final class Planner: ObservableObject {  // expect: observable-object-class "Planner"
  @Published var title = "This week"  // expect: published-property "@Published"
  let week = WeekModel()
  let clock: KitchenClock
  private var observers = Set<AnyCancellable>()  // expect: unpublished-stored-property "observers"

  init(clock: KitchenClock = KitchenClock()) {
    self.clock = clock
    loadTitle()
  }

  private func loadTitle() {
    title = UserDefaults.standard.string(forKey: "title") ?? title
  }
}

final class WeekModel: ObservableObject {  // expect: observable-object-class "WeekModel"
  @Published var days = ["Monday", "Tuesday"]  // expect: published-property "@Published"
  @Published var notes: [NoteModel] = []  // expect: published-property "@Published"
}

final class NoteModel: ObservableObject, Identifiable {  // expect: observable-object-class "NoteModel"
  let id = UUID()
  @Published var text: String  // expect: published-property "@Published"

  init(text: String) {
    self.text = text
  }
}
