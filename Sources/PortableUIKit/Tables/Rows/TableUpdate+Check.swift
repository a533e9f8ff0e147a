#if !canImport(UIKit)
  extension TableUpdate {
    /// What is wrong with the data source's counts after the update, in UIKit's words; nil if nothing.
    func fault(before: [Int], after: [Int]) -> String? {
      sectionFault(before: before.count, after: after.count)
        ?? before.indices.lazy.compactMap { rowFault(in: $0, before: before, after: after) }.first
    }

    private func sectionFault(before: Int, after: Int) -> String? {
      let (inserted, deleted) = (insertedSections.count, deletedSections.count)
      guard after != before + inserted - deleted else { return nil }
      return "Invalid update: invalid number of sections. The number of sections contained in the "
        + "table view after the update (\(after)) must be equal to the number of sections contained "
        + "in the table view before the update (\(before)), plus or minus the number of sections "
        + "inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
    }

    private func rowFault(in section: Int, before: [Int], after: [Int]) -> String? {
      guard !reloadedSections.contains(section), let target = newSection(of: section),
        after.indices.contains(target)
      else { return nil }
      let inserted = rows(of: target, in: insertedRows).count
      let deleted = rows(of: section, in: deletedRows).count
      let movedIn = rows(of: target, in: movedRows.values).count
      let movedOut = rows(of: section, in: movedRows.keys).count
      let (new, old) = (after[target], before[section])
      guard new != old + inserted - deleted + movedIn - movedOut else { return nil }
      return "Invalid update: invalid number of rows in section \(target). The number of rows "
        + "contained in an existing section after the update (\(new)) must be equal to the number of "
        + "rows contained in that section before the update (\(old)), plus or minus the number of "
        + "rows inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and "
        + "plus or minus the number of rows moved into or out of that section (\(movedIn) moved in, "
        + "\(movedOut) moved out)."
    }
  }
#endif
