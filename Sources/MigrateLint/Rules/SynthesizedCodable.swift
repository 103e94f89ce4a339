extension Rule {
  static let synthesizedCodable = blocker(
    "synthesized-codable",
    summary: "A model leaves its Codable code to the compiler",
    explanation: """
      ## What it finds

      A model that is `Codable`, `Decodable` or `Encodable` and leaves the code for that to the
      compiler, where a property that ends up tracked is among what is saved.

      ## Why it matters

      The macro stores a tracked property under another name. Without `CodingKeys`, `name` would be
      saved as `_name`, and files that were saved before could not be loaded; with them, the key has
      no stored property any more and the class does not compile. Nor does one whose hand-written
      half names keys that the compiler makes for the other half.

      ## Example

      ```swift
      import SwiftUI

      final class Profile: ObservableObject, Codable {  // expect: synthesized-codable "Profile"
        @Published var isEditing = false
        var name = ""
        enum CodingKeys: CodingKey { case name }
      }

      struct ProfileView: View {
        @ObservedObject var profile: Profile
        var body: some View { Text(profile.name) }
      }
      ```

      ## Instead

      ```swift
      import SwiftUI

      final class Profile: ObservableObject, Codable {
        @Published var isEditing = false
        @Published var name = ""
        enum CodingKeys: CodingKey { case name }

        init(from decoder: any Decoder) throws {
          let values = try decoder.container(keyedBy: CodingKeys.self)
          name = try values.decode(String.self, forKey: .name)
        }
        func encode(to encoder: any Encoder) throws {
          var values = encoder.container(keyedBy: CodingKeys.self)
          try values.encode(name, forKey: .name)
        }
      }
      ```

      ## Fix safety

      `--fix` leaves the whole unit alone while this finding stands. Where `CodingKeys` name only
      properties that end up `@ObservationIgnored`, the saved form stays as it is and nothing is
      reported. Without `CodingKeys`, and with nothing tracked among what is saved, only a key
      `_$observationRegistrar` is added: the finding is a note and `--unsafe-fixes` goes on. What is
      only decoded does not ask for that key, and is not reported then.

      ## Known gaps

      - A conformance that comes from a superclass or from a protocol of the project is not looked
        into.
      """)
}
