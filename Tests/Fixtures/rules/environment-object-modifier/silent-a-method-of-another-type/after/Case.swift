import SwiftUI

@Observable final class Socket {
  var isOpen = false
}

/// Collects what a test environment needs; it is no view.
struct TestBed {
  private(set) var objects: [AnyObject] = []

  func environmentObject(_ object: AnyObject) -> TestBed {
    var bed = self
    bed.objects.append(object)
    return bed
  }
}

func makeBed(socket: Socket) -> TestBed {
  TestBed()
    .environmentObject(socket)
    .environmentObject(Socket())
}
