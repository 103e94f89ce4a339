import SwiftUI

@Observable final class Mailbox {
  var letters = 0
}

struct MailboxView: View {
  // error: generic struct 'Shared' requires that 'Mailbox' conform to 'ObservableObject'
  @Shared private var mailbox: Mailbox

  var body: some View { Text("\(mailbox.letters)") }
}
