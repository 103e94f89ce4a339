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

@Observable final class Member: Profile {
  var badge = ""

  var nextAge: Int {
    access(keyPath: \.age)  // error: ambiguous use of 'access(keyPath:)'
    return storedAge + 1
  }
}

struct MemberView: View {
  @Bindable var member: Member

  var body: some View {
    Text("\(member.name) will be \(member.nextAge)")
    TextField("Badge", text: $member.badge)
  }
}
