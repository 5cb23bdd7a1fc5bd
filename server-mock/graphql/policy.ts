/** Who may call an operation at all. What the object's owner may do is checked in the use case (`owner`). */
export type Who = 'anyone' | 'user' | 'seller' | 'staff';

export interface PolicyRow {
  readonly who: Who;
  /** The operation acts on objects of the caller alone; another user's is refused by the use case. */
  readonly owner?: true;
}

/** A module's rows: GraphQL root fields by name, REST routes as `GET /api/...`. */
export type Policy = Readonly<Record<string, PolicyRow>>;
