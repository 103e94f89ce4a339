import SwiftUI

/// Whoever asks for it first has it load; nobody after that.
@MainActor final class Accounts: ObservableObject {
  static let shared = Accounts()
  @Published var names: [String] = []

  init() { Task { names = ["Ada"] } }

  func note(_ name: String) { print(name, names.count) }

  static func current() -> Accounts { shared }
}

/// The same, but each of those who ask has it load.
@MainActor final class Offers: ObservableObject {
  static let shared = Offers()
  @Published var titles: [String] = []

  func note(_ title: String) { Task { titles = [title] } }
}

@MainActor final class Profile: ObservableObject {
  @Published var count = 0

  init() { Task { Accounts.current().note("Ada") } }
}

@MainActor final class Offer: ObservableObject {
  @Published var count = 0

  init() { Task { Offers.shared.note("Tea") } }
}

struct ProfileView: View {
  @StateObject private var profile = Profile()  // expect: eager-model-initializer "@StateObject"

  var body: some View { Text("\(profile.count)") }
}

struct OfferView: View {
  @StateObject private var offer = Offer()  // expect: eager-model-initializer "@StateObject"

  var body: some View { Text("\(offer.count)") }
}

struct AccountsView: View {
  @ObservedObject private var accounts = Accounts.shared

  var body: some View {
    // says-not-next: "that draws it again, and makes another one"
    Text("\(accounts.names.count)")
    ProfileView()
  }
}

struct OffersView: View {
  @ObservedObject private var offers = Offers.shared

  var body: some View {
    // says-next: "that draws it again, and makes another one"
    Text("\(offers.titles.count)")  // expect: eager-model-initializer "titles"
    OfferView()
  }
}

struct Root: View {
  var body: some View {
    AccountsView()
    OffersView()
  }
}
