import SwiftUI

@MainActor public class Model {
  public static var open: [String] = []
}
