extension Rule {
  static let synthesizedCodable = blocker(
    "synthesized-codable",
    summary: "A model leaves its Codable code to the compiler",
    explanation: """
      ## What it finds

      A model that is `Codable`, `Decodable` or `Encodable` and leaves the code for that to the
      compiler.

      ## Why it matters

      The compiler encodes stored properties, and the macro renames them: `name` would be saved as
      `_name`, beside a `_$observationRegistrar`. Files that were saved before could not be loaded.

      ## Example

      ```swift
      import Combine

      final class Profile: ObservableObject, Codable {  // expect: synthesized-codable "Profile"
        var name = ""
      }
      ```

      ## Instead

      ```swift
      import Combine

      final class Profile: ObservableObject, Codable {
        var name = ""
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

      `--fix` leaves the whole unit alone while this finding stands.

      ## Known gaps

      - A model whose `CodingKeys` name only properties that end up ignored would be safe, and is
        reported all the same.
      - A conformance that comes from a superclass or from a protocol of the project is not looked
        into.
      """)
}
