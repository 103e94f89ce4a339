import SwiftUI

struct ProfileView: View {
  @State private var viewModel = ProfileViewModel()  // expect: state-object "@StateObject"
  @State private var isEditing = false

  var body: some View {
    VStack {
      NameFields(firstName: $viewModel.firstName, lastName: $viewModel.lastName)
      TextField("Company", text: $viewModel.company)
      TextField("Bio", text: $viewModel.bio)
      Text("\(100 - viewModel.bio.count) characters left")
      Button(viewModel.saveTitle) {
        Task { await viewModel.save() }
      }
      .disabled(!isEditing)
    }
    .navigationTitle("Profile")
    .onAppear { isEditing = true }
  }
}

/// Bindings are values here: nothing to migrate.
private struct NameFields: View {
  @Binding var firstName: String
  @Binding var lastName: String

  var body: some View {
    TextField("First name", text: $firstName)
    TextField("Last name", text: $lastName)
  }
}

extension ProfileView {
  @MainActor
  @Observable
  final class ProfileViewModel {  // expect: observable-object-class "ProfileViewModel"
    enum Purpose {
      case create, update
    }

    var firstName = ""  // expect: published-property "@Published"
    var lastName = ""  // expect: published-property "@Published"
    var company = ""  // expect: published-property "@Published"
    var bio = ""  // expect: published-property "@Published"
    var alert: AlertItem?  // expect: published-property "@Published"

    @ObservationIgnored private var existing: Guest? {  // expect: unpublished-stored-property "existing"
      didSet { purpose = existing == nil ? .create : .update }
    }
    /// Shown through `saveTitle`; refreshed today because a published value changes with it.
    var purpose = Purpose.create  // expect: unpublished-stored-property "purpose"

    var saveTitle: String { purpose == .create ? "Create profile" : "Save profile" }

    private var isComplete: Bool {
      !firstName.isEmpty && !lastName.isEmpty && !company.isEmpty && bio.count <= 100
    }

    func save() async {
      guard isComplete else {
        alert = .incomplete
        return
      }
      let guest = Guest(firstName: firstName, lastName: lastName, company: company, bio: bio)
      do {
        try await LocationService.live.save(guest)
        existing = guest
      } catch {
        alert = .offline
      }
    }
  }
}

struct ProfileView_Previews: PreviewProvider {
  static var previews: some View {
    NavigationStack { ProfileView() }
  }
}
