// sources: ../../Fragments
