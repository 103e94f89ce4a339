import SwiftUI

@Observable class Profile {
  var name = ""
  @ObservationIgnored fileprivate var storedAge = 0

  var age: Int {
    get {
      access(keyPath: \.age)
      return storedAge
    }
    set {
      withMutation(keyPath: \.age) { storedAge = newValue }
    }
  }
}

final class Member: Profile, ObservableObject {
  @Published var badge = ""

  var nextAge: Int {
    access(keyPath: \.age)  // expect: hierarchy-not-migratable "access"
    return storedAge + 1
  }
}

struct MemberView: View {
  @ObservedObject var member: Member

  var body: some View {
    Text("\(member.name) will be \(member.nextAge)")
    TextField("Badge", text: $member.badge)
  }
}
