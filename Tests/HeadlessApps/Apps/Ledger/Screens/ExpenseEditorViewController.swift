//
//  ExpenseEditorViewController.swift
//  Ledger
//

import UIKit

@objc protocol ExpenseEditorViewControllerDelegate: NSObjectProtocol {
  func expenseEditor(_ editor: ExpenseEditorViewController, didSave expense: Expense)
  @objc optional func expenseEditorDidCancel(_ editor: ExpenseEditorViewController)
}

class ExpenseEditorViewController: UIViewController {

  weak var delegate: ExpenseEditorViewControllerDelegate?

  let titleField = UITextField()
  let amountField = UITextField()
  let kindControl = UISegmentedControl(items: ExpenseKind.all.map { $0.title })
  let datePicker = UIDatePicker()
  let scrollView = UIScrollView()
  lazy var deleteButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Delete", for: .normal)
    button.addTarget(self, action: #selector(deleteTapped(_:)), for: .touchUpInside)
    return button
  }()

  private let expense: Expense?

  init(expense: Expense?) {
    self.expense = expense
    super.init(nibName: nil, bundle: nil)
    title = expense == nil ? "New Expense" : "Expense"
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.white

    if expense == nil {
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Save", style: .done, target: self, action: #selector(save))

    titleField.placeholder = "Title"
    titleField.text = expense?.title
    titleField.returnKeyType = .next
    amountField.placeholder = "0.00"
    amountField.text = expense?.price
    amountField.keyboardType = .decimalPad
    for field in [titleField, amountField] {
      field.delegate = self
      field.addTarget(self, action: #selector(textFieldDidChange(_:)), for: .editingChanged)
      scrollView.addSubview(field)
    }

    kindControl.selectedSegmentIndex = (expense?.kind ?? .food).rawValue
    datePicker.datePickerMode = .date
    datePicker.date = expense?.date ?? Date(timeIntervalSince1970: 0)
    scrollView.addSubview(kindControl)
    scrollView.addSubview(datePicker)
    if expense != nil { scrollView.addSubview(deleteButton) }

    scrollView.frame = view.bounds
    view.addSubview(scrollView)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing(_:))))
    updateSaveButton()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(keyboardWillShow(_:)),
      name: UIResponder.keyboardWillShowNotification, object: nil)
    center.addObserver(
      self, selector: #selector(keyboardWillHide(_:)),
      name: UIResponder.keyboardWillHideNotification, object: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    NotificationCenter.default.removeObserver(
      self, name: UIResponder.keyboardWillShowNotification, object: nil)
    NotificationCenter.default.removeObserver(
      self, name: UIResponder.keyboardWillHideNotification, object: nil)
  }

  // MARK: - Actions

  @objc private func cancel() {
    if delegate?.responds(
      to: #selector(ExpenseEditorViewControllerDelegate.expenseEditorDidCancel(_:))) ?? false
    {
      delegate?.expenseEditorDidCancel?(self)
    }
  }

  @objc private func save() {
    guard let cents = enteredCents, let title = titleField.text, !title.isEmpty else {
      let alert = UIAlertController(
        title: "Check the amount", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
      present(alert, animated: true, completion: nil)
      return
    }
    let kind = ExpenseKind(rawValue: kindControl.selectedSegmentIndex) ?? .other
    let saved =
      expense ?? Expense(title: title, cents: cents, kind: kind, date: datePicker.date)
    saved.setValue(title, forKey: #keyPath(Expense.title))
    saved.cents = cents
    saved.kind = kind
    delegate?.expenseEditor(self, didSave: saved)
  }

  @objc func deleteTapped(_ sender: UIButton) {
    let alert = UIAlertController(
      title: "Delete this expense?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(
        title: "Delete", style: .destructive,
        handler: { [weak self] _ in
          self?.perform(#selector(ExpenseEditorViewController.reallyDelete), with: nil, afterDelay: 0.1)
        }))
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel, handler: nil))
    present(alert, animated: true, completion: nil)
  }

  @objc func reallyDelete() {
    let store = ExpenseStore.sharedStore
    guard let expense = expense, let index = store.expenses.firstIndex(of: expense) else { return }
    store.removeExpense(at: index)
    navigationController?.popViewController(animated: true)
  }

  @objc func textFieldDidChange(_ textField: UITextField) {
    updateSaveButton()
  }

  @objc func keyboardWillShow(_ notification: Notification) {
    scrollView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 216, right: 0)
  }

  @objc func keyboardWillHide(_ notification: Notification) {
    scrollView.contentInset = UIEdgeInsets.zero
  }

  private var enteredCents: Int? {
    guard let text = amountField.text, let amount = Double(text), amount >= 0 else { return nil }
    return Int((amount * 100).rounded())
  }

  private func updateSaveButton() {
    navigationItem.rightBarButtonItem?.isEnabled =
      !(titleField.text ?? "").isEmpty && !(amountField.text ?? "").isEmpty
  }
}

// MARK: - UITextFieldDelegate

extension ExpenseEditorViewController: UITextFieldDelegate {

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField == titleField {
      amountField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard textField == amountField else { return true }
    let text = ((textField.text ?? "") as NSString).replacingCharacters(in: range, with: string)
    return text.isEmpty || Double(text) != nil
  }
}
