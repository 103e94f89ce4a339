import SwiftUI

@Observable
final class Member: Identifiable {
  var name = ""
}

struct Goal {
  var title: String
  var member: Member?
}

/// What was chosen so far is what the form starts with.
struct GoalForm: View {
  let members: [Member]
  @State private var chosen: Member?

  init(goal: Goal, members: [Member]) {
    self.members = members
    _chosen = State(initialValue: goal.member)
  }

  var body: some View {
    List(members) { member in
      Button(member.name) { chosen = member }
    }
    Text(chosen?.name ?? "nobody")
  }
}

struct GoalScreen: View {
  let goal: Goal
  let members: [Member]

  var body: some View { GoalForm(goal: goal, members: members) }
}
