import SwiftUI

public final class Owner {
  var name = "Ada"
}

@Observable public class Pet {
  final var name = "Rex"  // expect: published-property "@Published"
  private(set) var age = 1  // expect: published-property "@Published"
  public private(set) var weight = 3.5  // expect: published-property "@Published"
  private(set) public var isAsleep = false  // expect: published-property "@Published"
  public fileprivate(set) var tricks: [String] = []  // expect: published-property "@Published"
  internal var colour: String!  // expect: published-property "@Published"
  @available(*, deprecated) var chip = 0  // expect: published-property "@Published"
  weak var walker: Owner?
  unowned let owner: Owner
  unowned(unsafe) var vet: Owner
  dynamic var mood = 1

  public init(owner: Owner) {
    self.owner = owner
    vet = owner
  }
}

struct PetView: View {
  @Bindable var pet: Pet

  var body: some View {
    TextField("Name", text: $pet.name)
    Text("\(pet.age), \(pet.weight), \(pet.isAsleep ? "asleep" : "awake"), \(pet.tricks.count)")
    Text(pet.colour ?? pet.walker?.name ?? pet.owner.name)
  }
}
