//
//  ExpenseListViewController.swift
//  Ledger
//

import UIKit

class ExpenseListViewController: UIViewController {

  let tableView = UITableView(frame: CGRect.zero, style: .plain)
  let filterControl = UISegmentedControl(items: ["All", "Food", "Travel", "Other"])
  let emptyLabel = UILabel()
  let refreshControl = UIRefreshControl()

  private let cellIdentifier = "ExpenseCell"
  private var expenses: [Expense] = []
  private var kind: ExpenseKind?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.white

    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(ExpenseListViewController.add(_:)))

    filterControl.selectedSegmentIndex = 0
    filterControl.addTarget(self, action: #selector(filterChanged(_:)), for: .valueChanged)
    navigationItem.titleView = filterControl

    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(ExpenseCell.self, forCellReuseIdentifier: cellIdentifier)
    view.addSubview(tableView)

    refreshControl.addTarget(self, action: #selector(refresh), for: .valueChanged)
    tableView.refreshControl = refreshControl

    emptyLabel.text = "No expenses"
    emptyLabel.isUserInteractionEnabled = true
    emptyLabel.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(emptyLabelTapped(_:))))
    view.addSubview(emptyLabel)

    NotificationCenter.default.addObserver(
      self, selector: #selector(storeDidChange(_:)), name: ExpenseStoreDidChangeNotification,
      object: ExpenseStore.sharedStore)
    reload()
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  // MARK: - Actions

  @objc func add(_ sender: UIBarButtonItem) {
    let editor = ExpenseEditorViewController(expense: nil)
    editor.delegate = self
    let navigationController = UINavigationController(rootViewController: editor)
    present(navigationController, animated: true, completion: nil)
  }

  @objc func filterChanged(_ sender: UISegmentedControl) {
    let index = sender.selectedSegmentIndex
    kind = index == 0 ? nil : ExpenseKind(rawValue: index - 1)
    reload()
  }

  @objc func refresh() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      self.reload()
      self.refreshControl.endRefreshing()
    }
  }

  @objc func emptyLabelTapped(_ recognizer: UITapGestureRecognizer) {
    guard recognizer.state == .ended else { return }
    add(navigationItem.rightBarButtonItem!)
  }

  @objc func storeDidChange(_ notification: Notification) {
    reload()
  }

  private func reload() {
    expenses = ExpenseStore.sharedStore.expenses(of: kind)
    emptyLabel.isHidden = !expenses.isEmpty
    tableView.reloadData()
    tabBarController?.tabBar.items?.first?.badgeValue =
      expenses.isEmpty ? nil : "\(expenses.count)"
  }
}

// MARK: - UITableViewDataSource

extension ExpenseListViewController: UITableViewDataSource {

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return expenses.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: cellIdentifier, for: indexPath) as! ExpenseCell
    cell.configure(with: expenses[indexPath.row])
    cell.delegate = self
    return cell
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    let expense = expenses[indexPath.row]
    if let index = ExpenseStore.sharedStore.expenses.firstIndex(of: expense) {
      ExpenseStore.sharedStore.removeExpense(at: index)
    }
  }
}

// MARK: - UITableViewDelegate

extension ExpenseListViewController: UITableViewDelegate {

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let editor = ExpenseEditorViewController(expense: expenses[indexPath.row])
    editor.delegate = self
    editor.hidesBottomBarWhenPushed = true
    navigationController?.pushViewController(editor, animated: true)
  }
}

// MARK: - ExpenseEditorViewControllerDelegate

extension ExpenseListViewController: ExpenseEditorViewControllerDelegate {

  func expenseEditor(_ editor: ExpenseEditorViewController, didSave expense: Expense) {
    if ExpenseStore.sharedStore.expenses.contains(expense) {
      ExpenseStore.sharedStore.storeDidChange()
      navigationController?.popViewController(animated: true)
    } else {
      ExpenseStore.sharedStore.addExpense(expense)
      dismiss(animated: true, completion: nil)
    }
  }

  func expenseEditorDidCancel(_ editor: ExpenseEditorViewController) {
    dismiss(animated: true, completion: nil)
  }
}

// MARK: - ExpenseCellDelegate

extension ExpenseListViewController: ExpenseCellDelegate {

  func expenseCellDidTapMore(_ cell: ExpenseCell) {
    guard let expense = cell.expense else { return }
    let sheet = UIAlertController(
      title: expense.title, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Duplicate", style: .default) { _ in
        let copy = Expense(
          title: expense.title, cents: expense.cents, kind: expense.kind, date: expense.date)
        ExpenseStore.sharedStore.addExpense(copy)
      })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    present(sheet, animated: true, completion: nil)
  }
}
