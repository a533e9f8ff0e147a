/// Something that a verb of the chain was given, and where.
struct Located<Entity> {
  var entity: Entity
  let location: CodeLocation
}
