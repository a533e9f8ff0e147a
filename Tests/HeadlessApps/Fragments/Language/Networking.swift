import Foundation
import UIKit

final class RequestOfNetwork: Screen {
  private var task: URLSessionDataTask?
  override func viewDidLoad() {
    super.viewDidLoad()
    let request = URLRequest(url: URL(string: "https://example.com/tea")!)
    task = URLSession.shared.dataTask(with: request) { data, response, error in
      guard let response = response as? HTTPURLResponse, response.statusCode == 200 else { return }
      DispatchQueue.main.async { self.note("\(data?.count ?? 0)") }
    }
    note(request.url?.lastPathComponent ?? "nil")
  }
}
