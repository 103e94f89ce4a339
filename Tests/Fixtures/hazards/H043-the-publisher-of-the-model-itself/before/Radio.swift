extension Radio: Refreshable {}
