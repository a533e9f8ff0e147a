// sources: ../../Apps/Expenses
