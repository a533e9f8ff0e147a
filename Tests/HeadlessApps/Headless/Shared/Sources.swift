// sources: ../../Shared
