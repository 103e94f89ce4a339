import SwiftUI

@Observable final class Enrolment {
  var name = ""
}

@MainActor let sampleEnrolment = Enrolment()

// The app leaves it to the view, which makes one and keeps it.
struct EnrolmentForm: View {
  @State var enrolment = Enrolment()

  var body: some View {
    TextField("Name", text: $enrolment.name)
  }
}

struct EnrolmentDesk: View {
  @State private var isUrgent = false

  var body: some View {
    Toggle("Urgent", isOn: $isUrgent)
    EnrolmentForm()
  }
}

struct EnrolmentForm_Previews: PreviewProvider {
  static var previews: some View {
    EnrolmentForm(enrolment: sampleEnrolment)
  }
}
