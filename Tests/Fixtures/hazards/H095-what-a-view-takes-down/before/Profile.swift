import SwiftUI

@MainActor
final class Profile: ObservableObject {  // expect: observable-object-class "Profile"
  @Published var name = ""
  @Published var age = 0

  var title: String { name.isEmpty ? "Nobody" : name }
}

/// It compares what it was made with.
struct ProfileEditor: View {
  @ObservedObject var profile: Profile
  private let original: String

  init(profile: Profile) {
    self.profile = profile
    // says-next: "'ProfileEditor' keeps in 'original' what 'title' was when the view was made, and 'ProfileScreen', which makes it, does not observe 'Profile'"
    original = profile.title
  }

  var body: some View {
    VStack {
      TextField("Name", text: $profile.name)
      if profile.title != original { Text("Unsaved") }
    }
  }
}

struct ProfileScreen: View {
  let profile: Profile

  var body: some View { ProfileEditor(profile: profile) }
}

/// What a state starts with stays what it was.
struct AgeEditor: View {
  @ObservedObject var person: Person
  @State private var draft: Int

  init(person: Person) {
    self.person = person
    // says-not-next: "from now on"
    _draft = State(initialValue: person.age)
  }

  var body: some View {
    Stepper("\(draft) \(person.age)", value: $draft)
  }
}

@MainActor
final class Person: ObservableObject {  // expect: observable-object-class "Person"
  @Published var age = 0
}

struct PersonScreen: View {
  let person: Person

  var body: some View { AgeEditor(person: person) }
}

@MainActor
final class Pet: ObservableObject {  // expect: observable-object-class "Pet"
  @Published var name = ""
}

struct PetRow: View {
  @ObservedObject var pet: Pet
  let name: String

  var body: some View { Text("\(name), now \(pet.name)") }
}

struct PetScreen: View {
  let pet: Pet

  // says-next: "'PetRow' keeps in 'name' what 'name' was when the view was made, and 'PetScreen'"
  var body: some View { PetRow(pet: pet, name: pet.name) }
}

@MainActor
final class Car: ObservableObject {  // expect: observable-object-class "Car"
  @Published var plate = ""
}

struct CarRow: View {
  @ObservedObject var car: Car
  let plate: String

  var body: some View { Text("\(plate), now \(car.plate)") }
}

/// It was made anew with each change before.
struct CarScreen: View {
  @StateObject private var car = Car()

  // says-not-next: "from now on"
  var body: some View { CarRow(car: car, plate: car.plate) }
}
