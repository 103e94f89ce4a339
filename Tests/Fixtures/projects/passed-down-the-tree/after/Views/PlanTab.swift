import SwiftUI

struct PlanTab: View {
  private let source: Planner
  @State private var selected: String?
  @State private var isShopping = false

  init(_ planner: Planner) {
    source = planner
  }

  var body: some View {
    VStack {
      WeekView(model: source.week)
      Button("Plan Monday") { selected = "Monday" }
      Button("Shop") { isShopping = true }
    }
    .sheet(isPresented: $isShopping) {
      ShoppingList(make: ShoppingModel(planner: source))
    }
    .background(dayEditor)
  }

  @ViewBuilder private var dayEditor: some View {
    if let selected {
      DayEditor(day: DayModel(day: selected))
    }
  }
}

/// The week belongs to the planner: this view would keep the first one for ever.
struct WeekView: View {
  @Bindable private var model: WeekModel  // expect: state-object "@StateObject" ; state-object-on-injected-model "@StateObject"

  init(model: WeekModel) {
    _model = Bindable(wrappedValue: model)
  }

  var body: some View {
    List {
      ForEach(model.days, id: \.self) { day in
        Text(day)
      }
      ForEach(model.notes) { note in
        NoteRow(note: note)
      }
      ForEach($model.days, id: \.self) { $day in
        TextField("Day", text: $day)
      }
    }
  }
}

struct NoteRow: View {
  @Bindable var note: NoteModel  // expect: observed-object "@ObservedObject"

  var body: some View {
    TextField("Note", text: $note.text)
  }
}
