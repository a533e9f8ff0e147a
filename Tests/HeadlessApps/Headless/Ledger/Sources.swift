// sources: ../../Apps/Ledger
