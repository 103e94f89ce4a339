class ListModel<Row>: ScreenModel {
  final var rows: [Row] = []
}
