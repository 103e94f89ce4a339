func kitchen(_ grill: Grill) -> String {
  // error: requires that 'Grill' conform to 'ObservableObject'
  CampingStove(following: grill).log
}
