import CoreData
import SwiftUI

final class Basket: ObservableObject {
  @Published var apples = 0
}

final class Shop: ObservableObject {
  @Published var name = ""
}

func ring() async {}
func count() {}

struct Checkout {
  // says-next: "only through '@ObservedObject' and '@EnvironmentObject', and its asynchronous code"
  @ObservedObject var basket: Basket  // expect: unsupported-declaration "basket"
  // says-next: "only through '@EnvironmentObject' and '@ObservedObject', and its asynchronous code"
  @EnvironmentObject var shop: Shop  // expect: unsupported-declaration "shop"

  func pay() {
    Task { @MainActor in count() }
    Task { await ring() }
  }
}

struct Return {
  // says-next: "only through '@ObservedObject', and its asynchronous code"
  @ObservedObject var basket: Basket  // expect: unsupported-declaration "basket"

  func pay() {
    Task {
      count()
      await MainActor.run { count() }
    }
  }
}

/// Another wrapper has it on the main actor, and stays.
struct Receipts {
  @ObservedObject var basket: Basket
  @FetchRequest(sortDescriptors: []) var all: FetchedResults<NSManagedObject>

  func pay() {
    Task { await ring() }
  }
}

/// Arguments of a task are read outside of it.
struct Exchange {
  // says-next: "only through '@ObservedObject', and its asynchronous code"
  @ObservedObject var basket: Basket  // expect: unsupported-declaration "basket"

  func pay() {
    Task(priority: .low) { @MainActor in count() }
  }
}

/// A task that is detached inside of one that states its actor leaves it all the same.
struct Refund {
  // says-next: "only through '@ObservedObject', and its asynchronous code"
  @ObservedObject var basket: Basket  // expect: unsupported-declaration "basket"

  func pay() {
    Task { @MainActor in
      Task.detached { await ring() }
    }
  }
}
