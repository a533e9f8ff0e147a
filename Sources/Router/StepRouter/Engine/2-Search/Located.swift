/// An interceptor or task of a chain or a router, with the source location that adds it.
struct Located<Entity> {
  var entity: Entity
  let location: CodeLocation
}
