struct Place {
  let name: String
}
