import Foundation

enum TopicSamples {
  /// As the server sent it on a Tuesday, with the field that was renamed later.
  static let response = """
    {
      "topics": [
        { "id": 1, "name": "first", "score": 0.75, "path": "C:\\\\data" },
        { "id": 2, "name": "second \\"quoted\\"", "score": 12.5, "path": null },
        { "id": 3, "name": "third", "score": -1e3, "path": "/var/tmp" }
      ],
      "next": "https://example.com/topics?page=2&limit=50"
    }
    """

  static let pattern = #"^topic-(\d{4})-([a-z]+)\.json$"#

  static func page(_ number: Int, of total: Int) -> String {
    """
    <html>
      <head><title>topics, page \(number)</title></head>
      <body>
        \((1...10).map { row in "<p>\((number - 1) * 10 + row) of \(total)</p>" }.joined(separator: "\n    "))
      </body>
    </html>
    """
  }
}
