import SwiftUI

struct NoteField: View {
  @Bindable var basket: Basket  // expect: observed-object "@ObservedObject"

  var body: some View { TextField("Note", text: $basket.note) }
}

struct NoteLine: View {
  // expect-next: observed-object "@ObservedObject"
  var basket: Notification.Senders.Basket

  var body: some View { Text(basket.note) }
}
