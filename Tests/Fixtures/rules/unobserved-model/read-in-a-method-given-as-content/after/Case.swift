import SwiftUI

@Observable final class Team {
  var captain = ""
}

struct Roster: View {
  let team: Team  // expect: unobserved-model "team"
  let names: [String]

  var body: some View {
    ForEach(names, id: \.self, content: row)
  }

  private func row(_ name: String) -> some View {
    Text(name == team.captain ? name + " (C)" : name)
  }
}
