// sources: ../../Apps/Gallery
