import SwiftUI

/// Only the one that copies asks for what is tracked, and nobody calls it while drawing.
final class Postcode: ObservableObject {
  @Published var digits: String

  init(digits: String) { self.digits = digits }

  init(copying other: Postcode) { digits = other.digits }
}

struct Envelope: View {
  @ObservedObject var postcode: Postcode

  var body: some View { Text(postcode.digits).onTapGesture { postcode.digits = "" } }
}

struct Letter: View {
  var body: some View { Envelope(postcode: Postcode(digits: "10115")) }
}

/// Here the one that copies is called while drawing.
final class Address: ObservableObject {
  @Published var street: String

  init(street: String) { self.street = street }

  init(copying other: Address) {
    // says-next: "whoever makes 'Address' for 'Label.address' while it is drawn would observe 'street'"
    street = other.street  // expect: observed-object-creates-model "street"
  }
}

struct Label: View {
  @ObservedObject var address: Address

  var body: some View { Text(address.street).onTapGesture { address.street = "" } }
}

struct Parcel: View {
  var first: Address

  var body: some View { Label(address: Address(copying: first)) }
}

/// Here the one that is called runs the other.
final class Stamp: ObservableObject {
  @Published var price: Int

  convenience init(like other: Stamp, doubled: Bool) { self.init(like: other) }

  init(like other: Stamp) {
    // says-next: "whoever makes 'Stamp' for 'StampView.stamp' while it is drawn would observe 'price'"
    price = other.price  // expect: observed-object-creates-model "price"
  }

  init(price: Int) { self.price = price }
}

struct StampView: View {
  @ObservedObject var stamp: Stamp

  var body: some View { Text("\(stamp.price)").onTapGesture { stamp.price += 1 } }
}

struct Sheet: View {
  var first: Stamp

  var body: some View { StampView(stamp: Stamp(like: first, doubled: true)) }
}

/// Here a protocol makes one like it, and that is asked for while drawing.
protocol Duplicating {
  init(duplicating other: Self)
}

extension Duplicating {
  func duplicate() -> Self { Self(duplicating: self) }
}

final class Seal: ObservableObject, Duplicating {
  @Published var colour: String

  init(colour: String) { self.colour = colour }

  required init(duplicating other: Seal) {
    // says-next: "whoever makes 'Seal' for 'SealView.seal' while it is drawn would observe 'colour'"
    colour = other.colour  // expect: observed-object-creates-model "colour"
  }
}

struct SealView: View {
  @ObservedObject var seal: Seal

  var body: some View { Text(seal.colour).onTapGesture { seal.colour = "blue" } }
}

struct Charter: View {
  var first: Seal

  var body: some View {
    SealView(seal: Seal(colour: "red"))
    SealView(seal: first.duplicate())
  }
}

/// Here only copies make copies, of their parts, and nobody asks for one.
protocol Cloning {
  init(cloning other: Self)
}

extension Cloning {
  func clone() -> Self { Self(cloning: self) }
}

final class Lamp: Cloning {
  init() {}
  required init(cloning other: Lamp) {}
}

final class Shrine: ObservableObject, Cloning {
  @Published var name: String
  let lamp: Lamp

  init(name: String) {
    self.name = name
    lamp = Lamp()
  }

  required init(cloning other: Shrine) {
    name = other.name
    lamp = other.lamp.clone()
  }
}

struct ShrineView: View {
  @ObservedObject var shrine: Shrine

  var body: some View { Text(shrine.name).onTapGesture { shrine.name = "" } }
}

struct Grove: View {
  var body: some View { ShrineView(shrine: Shrine(name: "Ise")) }
}
