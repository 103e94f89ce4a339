import Observation

@Observable final class PeopleRepository: Repository {
  let kind: String

  init(kind: String) {
    self.kind = kind
    super.init()
  }

  convenience override init() {
    self.init(kind: "people")
  }
}

@Observable final class PetRepository: Repository {}
