//
//  SummaryViewController.swift
//  Ledger
//

import UIKit

class SummaryViewController: UIViewController {

  let totalLabel = UILabel()
  let progressView = UIProgressView(progressViewStyle: .default)
  var kindLabels: [UILabel] = []

  private var displayLink: CADisplayLink?
  private var shownCents = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(totalLabel)
    view.addSubview(progressView)
    for kind in ExpenseKind.all {
      let label = UILabel()
      label.tag = kind.rawValue
      kindLabels.append(label)
      view.addSubview(label)
    }
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped(_:)))
    swipe.direction = .left
    view.addGestureRecognizer(swipe)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for label in kindLabels {
      let kind = ExpenseKind(rawValue: label.tag)!
      label.text = "\(kind.title) \(ExpenseStore.sharedStore.totalCents(of: kind))"
    }
    shownCents = 0
    displayLink = CADisplayLink(target: self, selector: #selector(countUp(_:)))
    displayLink!.add(to: RunLoop.main, forMode: .common)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    displayLink?.invalidate()
    displayLink = nil
  }

  @objc func countUp(_ link: CADisplayLink) {
    let total = ExpenseStore.sharedStore.totalCents(of: nil)
    shownCents = min(total, shownCents + 100)
    totalLabel.text = "\(shownCents)"
    progressView.progress = total == 0 ? 0 : Float(shownCents) / Float(total)
    if shownCents == total { link.invalidate() }
  }

  @objc func swiped(_ recognizer: UISwipeGestureRecognizer) {
    tabBarController?.selectedIndex = 2
  }
}
