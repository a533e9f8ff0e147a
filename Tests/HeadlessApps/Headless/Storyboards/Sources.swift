// sources: ../../Storyboards
