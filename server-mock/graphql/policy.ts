/** Who may call an operation at all. Ownership of objects (`owner`) is checked in the use case. */
export type Who = 'anyone' | 'user' | 'seller' | 'staff';

export interface PolicyRow {
  readonly who: Who;
  /** The operation only acts on objects of the caller; the use case denies access to those of other users. */
  readonly owner?: true;
}

/** The rows of a module: GraphQL root fields by name, REST routes as `GET /api/...`. */
export type Policy = Readonly<Record<string, PolicyRow>>;
