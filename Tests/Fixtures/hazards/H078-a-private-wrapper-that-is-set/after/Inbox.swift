import SwiftUI

struct Inbox: View {
  var body: some View {
    Badge(count: 3)
    Stamp(text: "Paid")
    Flag(country: "Norway")
    Banner(text: "Sale")
    Poster(text: "Fair")
    Ribbon(length: 20)
    Card(text: "Hello")
    Seal(text: "Bank")
  }
}
