import Combine
import SwiftUI

/// It stays what it is.
@MainActor
@Observable
final class Field {
  var text = "" {  // expect: published-property "@Published"
    willSet { textSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var textSubject = CurrentValueSubject<_, Never>(text)

  var texts: AnyPublisher<String, Never> { textSubject.eraseToAnyPublisher() }
}

/// A binding reaches through this one.
@MainActor
@Observable
final class Letter {
  var subject = Field() {  // expect: published-property "@Published"
    willSet { subjectSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var subjectSubject = CurrentValueSubject<_, Never>(subject)

  var subjects: AnyPublisher<Field, Never> { subjectSubject.eraseToAnyPublisher() }
}

struct LetterForm: View {
  @State private var letter = Letter()

  var body: some View { TextField("Subject", text: $letter.subject.text) }
}

/// Nobody reaches through this one, though it keeps a field as well.
@MainActor
@Observable
final class Card {
  var greeting = Field()  // expect: published-property "@Published"
}

struct CardForm: View {
  @State private var card = Card()

  var body: some View { FieldForm(field: card.greeting) }
}

struct FieldForm: View {
  @Bindable var field: Field

  var body: some View { TextField("Text", text: $field.text) }
}
