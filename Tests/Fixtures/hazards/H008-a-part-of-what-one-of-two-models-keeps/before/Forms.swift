import Combine
import SwiftUI

/// It stays what it is.
@MainActor
final class Field: ObservableObject {
  @Published var text = ""  // expect: published-property "@Published"

  var texts: AnyPublisher<String, Never> { $text.eraseToAnyPublisher() }
}

/// A binding reaches through this one.
@MainActor
final class Letter: ObservableObject {
  @Published var subject = Field()  // expect: published-property "@Published"

  var subjects: AnyPublisher<Field, Never> { $subject.eraseToAnyPublisher() }
}

struct LetterForm: View {
  @StateObject private var letter = Letter()

  var body: some View { TextField("Subject", text: $letter.subject.text) }
}

/// Nobody reaches through this one, though it keeps a field as well.
@MainActor
final class Card: ObservableObject {
  @Published var greeting = Field()  // expect: published-property "@Published"
}

struct CardForm: View {
  @StateObject private var card = Card()

  var body: some View { FieldForm(field: card.greeting) }
}

struct FieldForm: View {
  @ObservedObject var field: Field

  var body: some View { TextField("Text", text: $field.text) }
}
