//
//  ExpenseCell.swift
//  Ledger
//

import UIKit

protocol ExpenseCellDelegate: class {
  func expenseCellDidTapMore(_ cell: ExpenseCell)
}

class ExpenseCell: UITableViewCell {

  weak var delegate: ExpenseCellDelegate?
  private(set) var expense: Expense?
  let moreButton = UIButton(type: .custom)
  private var observation: NSKeyValueObservation?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    moreButton.setTitle("…", for: .normal)
    moreButton.addTarget(self, action: #selector(moreTapped), for: .touchUpInside)
    contentView.addSubview(moreButton)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    observation = nil
    expense = nil
  }

  func configure(with expense: Expense) {
    self.expense = expense
    textLabel?.text = expense.title
    detailTextLabel?.text = expense.price
    observation = expense.observe(\.cents, options: [.new]) { [weak self] expense, _ in
      self?.detailTextLabel?.text = expense.price
    }
  }

  @objc private func moreTapped() {
    delegate?.expenseCellDidTapMore(self)
  }
}
