import SwiftUI

// Here: what one file of a module hands on is seen in all of them.
public struct ShipsView: View {
  @EnvironmentObject private var status: Status

  public init() {}

  public var body: some View { Text("\(status.ships) ships") }
}
