// sources: ../../Apps/Workouts/Workouts
