import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** The person whose data is exported or erased. */
export interface Person {
  readonly userId: string;
  readonly email: string;
  readonly sellerId: string | null;
}

/**
 * The personal data in a column: `personal` is exported and erased; `kept` is exported and stays after erasure,
 * because another party's record needs it and it names nobody; `secret` is never exported and is erased; `plain` is
 * about nobody.
 */
export type ColumnKind = 'personal' | 'kept' | 'secret' | 'plain';

export type TableName = keyof Database;

/** The kind of every column of a table: a new column without one does not compile (L1). */
interface TableEntry<Table extends TableName> {
  readonly columns: Readonly<Record<keyof Database[Table], ColumnKind>>;
  /** Matches the rows about a person; null for a table about nobody. */
  readonly rows: ((person: Person) => RawBuilder<boolean>) | null;
  /** Erasure deletes the rows, or overwrites these columns; `reason` says who still needs the rows. */
  readonly erase?:
    | 'delete'
    | { readonly blank: (person: Person) => Readonly<Record<string, unknown>>; readonly reason: string };
}

export type TableInventory = { readonly [Table in TableName]: TableEntry<Table> };

/** An id for comparing in the type of its column: a column that is converted to text is found by no index. */
export const uuid = (id: string): RawBuilder<string> => sql<string>`${id}::uuid`;

export const ofUser =
  (column = 'user_id') =>
  ({ userId }: Person): RawBuilder<boolean> =>
    sql<boolean>`${sql.ref(column)} = ${uuid(userId)}`;

export const ofSeller =
  (column = 'seller_id') =>
  ({ sellerId }: Person): RawBuilder<boolean> =>
    sellerId === null ? sql<boolean>`false` : sql<boolean>`${sql.ref(column)} = ${uuid(sellerId)}`;

/** Matches rows of the account, or with the email address where the person acted as a visitor. */
export const ofUserOrEmail =
  (column = 'email') =>
  ({ userId, email }: Person): RawBuilder<boolean> =>
    sql<boolean>`(user_id = ${uuid(userId)} or lower(${sql.ref(column)}) = ${email})`;

/** Matches rows of a table that belong to a person's rows of another table. */
export const within =
  (column: string, table: TableName, owned: (person: Person) => RawBuilder<boolean>) =>
  (person: Person): RawBuilder<boolean> =>
    sql<boolean>`${sql.ref(column)} in (select id from ${sql.table(table)} where ${owned(person)})`;

/**
 * Matches the rows of a table with an `id` that any of the conditions matches. Each is looked up on its own: the database
 * reads the whole table for an `or` of which one part is a query.
 */
export const anyOf = (table: TableName, conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> => {
  const parts = conditions.map((one) => sql`select id from ${sql.table(table)} where ${one}`);
  return sql<boolean>`id in (${sql.join(parts, sql` union all `)})`;
};
