import SwiftUI

struct LocationDetailView: View {
  @Bindable var viewModel: LocationDetailViewModel  // expect: observed-object "@ObservedObject"

  var body: some View {
    VStack(spacing: 16) {
      Text(headline(of: viewModel.location.name))
        .font(.title)
      ActionBar(viewModel: viewModel)
      GuestGrid(viewModel: viewModel)
    }
    .task { await viewModel.refresh() }
    .sheet(isPresented: $viewModel.isShowingProfileModal) {
      GuestCard(guest: viewModel.selected)
    }
  }

  /// The parameter hides the property of that name; `$viewModel` in this comment binds nothing.
  private func headline(of viewModel: String) -> String {
    let emphasised = viewModel.uppercased()
    return "\(emphasised) – \"@ObservedObject var viewModel\""
  }
}

/// Calls methods and reads one flag.
private struct ActionBar: View {
  var viewModel: LocationDetailViewModel  // expect: observed-object "@ObservedObject"

  var body: some View {
    HStack {
      Text(viewModel.directions).font(.caption)
      Button(viewModel.isCheckedIn ? "Check out" : "Check in") {
        viewModel.update(viewModel.isCheckedIn ? .leaving : .arriving)
      }
    }
  }
}

/// Only reads.
private struct GuestGrid: View {
  var viewModel: LocationDetailViewModel  // expect: observed-object "@ObservedObject"

  var body: some View {
    if viewModel.isLoading {
      ProgressView()
    } else {
      ScrollView {
        LazyVStack {
          ForEach(viewModel.guests) { guest in
            Button(guest.firstName) { viewModel.show(guest) }
          }
        }
      }
    }
  }
}

private struct GuestCard: View {
  let guest: Guest?

  var body: some View {
    Text(guest?.fullName ?? "Nobody")
  }
}

struct LocationDetailView_Previews: PreviewProvider {
  static var previews: some View {
    LocationDetailView(viewModel: LocationDetailViewModel(location: .sample))
  }
}
