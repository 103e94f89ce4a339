import SwiftUI

struct NoteField: View {
  @Bindable var basket: Basket

  var body: some View { TextField("Note", text: $basket.note) }
}

struct NoteLine: View {
  var basket: Notification.Senders.Basket

  var body: some View { Text(basket.note) }
}
