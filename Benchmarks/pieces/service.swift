import Foundation

protocol TopicServing {
  func topics(page: Int) async throws -> [TopicSummary]
  func remove(_ id: TopicSummary.ID) async throws
}

struct TopicSummary: Identifiable, Decodable {
  let id: Int
  let name: String
  let score: Double
}

/// Talks to `/v2/topics`. Each call is tried three times, with a pause that grows.
final class TopicService: TopicServing {
  private let session: URLSession
  private let baseURL: URL
  private let decoder: JSONDecoder

  init(session: URLSession = .shared, baseURL: URL) {
    self.session = session
    self.baseURL = baseURL
    decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.dateDecodingStrategy = .iso8601
  }

  func topics(page: Int) async throws -> [TopicSummary] {
    var components = URLComponents(
      url: baseURL.appendingPathComponent("v2/topics"), resolvingAgainstBaseURL: false)
    components?.queryItems = [
      URLQueryItem(name: "page", value: String(page)),
      URLQueryItem(name: "limit", value: "50"),
    ]
    guard let url = components?.url else { throw URLError(.badURL) }
    let (data, response) = try await load(URLRequest(url: url), attempts: 3)
    try check(response)
    return try decoder.decode([TopicSummary].self, from: data)
  }

  func remove(_ id: TopicSummary.ID) async throws {
    var request = URLRequest(url: baseURL.appendingPathComponent("v2/topics/\(id)"))
    request.httpMethod = "DELETE"
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    let (_, response) = try await load(request, attempts: 1)
    try check(response)
  }

  private func load(_ request: URLRequest, attempts: Int) async throws -> (Data, URLResponse) {
    var pause: UInt64 = 200_000_000
    for attempt in 1... {
      do {
        return try await session.data(for: request)
      } catch let error as URLError where error.code == .timedOut && attempt < attempts {
        // The server is slow in the first minute after a deployment.
        try await Task.sleep(nanoseconds: pause)
        pause *= 2
      }
    }
    throw URLError(.unknown)
  }

  private func check(_ response: URLResponse) throws {
    guard let http = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
    guard (200..<300).contains(http.statusCode) else {
      throw NSError(domain: "TopicService", code: http.statusCode)
    }
  }
}
