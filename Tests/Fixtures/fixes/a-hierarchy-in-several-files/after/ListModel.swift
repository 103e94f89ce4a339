import Observation

@Observable class ListModel<Row>: ScreenModel {
  @ObservationIgnored final var rows: [Row] = []
}
