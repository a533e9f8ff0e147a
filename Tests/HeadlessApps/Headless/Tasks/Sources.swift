// sources: ../../Apps/Tasks
