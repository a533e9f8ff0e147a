// sources: ../../Apps/Places
// stubs: ../../Apps/Places/Map
