import SwiftUI

final class Contact: ObservableObject, Codable {  // expect: observable-object-class "Contact"
  @Published var name = ""
  @Published var phones: [String] = []

  private enum CodingKeys: String, CodingKey {
    case name, phones
  }

  init() {}

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decode(String.self, forKey: .name)
    phones = try values.decodeIfPresent([String].self, forKey: .phones) ?? []
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(name, forKey: .name)
    try values.encode(phones, forKey: .phones)
  }
}

struct ContactView: View {
  @StateObject private var contact = Contact()

  var body: some View {
    TextField("Name", text: $contact.name)
    ForEach(contact.phones, id: \.self) { Text($0) }
  }
}
