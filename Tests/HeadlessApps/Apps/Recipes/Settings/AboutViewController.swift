import UIKit

class AboutViewController: UIViewController {

    @IBOutlet weak var versionLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String
        versionLabel.text = "Version \(version ?? "1.0")"
    }

    @IBAction func browseTapped(_ sender: UIButton) {
        (tabBarController as? MainTabBarController)?.showRoot(of: .recipes)
    }
}
