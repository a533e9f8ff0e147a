// sources: ../../Apps/Travel
