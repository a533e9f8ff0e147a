/// Something that a verb of the chain was given, and where.
struct Placed<Entity> {
  var entity: Entity
  let place: CodePlace
}
