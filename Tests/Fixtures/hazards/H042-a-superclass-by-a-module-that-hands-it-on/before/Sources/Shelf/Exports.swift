@_exported import ShelfCore
