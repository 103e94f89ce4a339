import SwiftUI

struct Outer: View {
  @EnvironmentObject var router: Router
  @ObservedObject var other: Router
  let plain: Router

  var body: some View {
    Text("Outer")
      .onReceive(router.$path) { print($0) }  // expect: publisher-received-in-view "onReceive"
      .onReceive(other.objectWillChange) { print("changed") }  // expect: publisher-received-in-view "onReceive"
      .onReceive(plain.$path) { print($0) }  // expect: publisher-received-in-view "onReceive"
      .onChange(of: router.child.isOpen, initial: true) { print($1) }  // expect: publisher-received-in-view "onReceive"
  }
}

struct Inner: ViewModifier {
  @ObservedObject var router: Router

  func body(content: Content) -> some View {
    content
      .onReceive(  // expect: publisher-received-in-view "onReceive"
        router
          .$path
      ) { path in
        print(path.count)
      }
  }
}
