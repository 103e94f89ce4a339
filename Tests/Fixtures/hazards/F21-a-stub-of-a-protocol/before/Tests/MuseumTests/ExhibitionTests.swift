@testable import Museum

private final class CatalogueStub: Catalogue {
  func titles() async -> [String] { ["Vase"] }
}

@MainActor func loadsTitles() async -> Bool {
  let exhibition = Exhibition(catalogue: CatalogueStub())
  await exhibition.load()
  return exhibition.titles == ["Vase"]
}
