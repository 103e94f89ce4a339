import SwiftUI

struct WorkoutPanel: View {
  var model: WorkoutModel  // expect: observed-object "@ObservedObject"
  var history: WorkoutHistory  // expect: state-object "@StateObject" ; state-object-on-injected-model "@StateObject"

  var body: some View {
    VStack {
      Text("\(model.remaining)")
      Text("\(history.sessions.count) sessions")
      HistoryList()
    }
    .onChange(of: model.remaining, initial: true) { _, seconds in  // expect: publisher-received-in-view "onReceive"
      if seconds == 0 { history.sessions.append("done") }
    }
    .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
      model.tick()
    }
  }
}

struct HistoryList: View {
  private var history = WorkoutHistory.shared  // expect: observed-object "@ObservedObject"

  var body: some View {
    ForEach(history.sessions, id: \.self) { session in
      Text(session)
    }
  }
}

struct SetRow: View {
  @Bindable var set: SetModel  // expect: observed-object "@ObservedObject"

  var body: some View {
    Stepper("Repetitions", value: $set.repetitions)
  }
}
