/// Something that was given to a verb of the chain, and its source location.
struct Located<Entity> {
  var entity: Entity
  let location: CodeLocation
}
