import Agenda
import Mail
import SwiftUI

@main
struct OfficeApp: App {
  @StateObject private var mail = Mail.Model()
  @State private var agenda = Agenda.Model()

  var body: some Scene {
    WindowGroup {
      Stepper("Mail", value: $mail.unread)
      Stepper("Agenda", value: $agenda.appointments)
    }
  }
}
