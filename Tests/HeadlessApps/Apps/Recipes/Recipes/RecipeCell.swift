import UIKit

class RecipeCell: UITableViewCell {

    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var summaryLabel: UILabel!
    @IBOutlet weak var favouriteLabel: UILabel!

    func configure(with recipe: Recipe) {
        nameLabel.text = recipe.name
        summaryLabel.text = recipe.summary
        favouriteLabel.text = recipe.isFavourite ? "★" : nil
    }
}
