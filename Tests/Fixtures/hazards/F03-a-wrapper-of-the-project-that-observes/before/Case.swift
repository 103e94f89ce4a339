import SwiftUI

final class Mailbox: ObservableObject {
  @Published var letters = 0
}

struct MailboxView: View {
  @Shared private var mailbox: Mailbox  // expect: object-wrapper "@Shared"

  var body: some View { Text("\(mailbox.letters)") }
}
