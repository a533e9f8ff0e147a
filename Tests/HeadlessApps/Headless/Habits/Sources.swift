// sources: ../../Apps/Habits
