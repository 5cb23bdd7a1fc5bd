import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Whose data are asked for or erased. */
export interface Person {
  readonly userId: string;
  readonly email: string;
  readonly sellerId: string | null;
}

/**
 * What a column holds of a person: `personal` is exported and gone after erasure; `kept` is exported and stays, because
 * another party's record needs it and it names nobody; `secret` is never exported and gone; `plain` is about nobody.
 */
export type ColumnKind = 'personal' | 'kept' | 'secret' | 'plain';

export type TableName = keyof Database;

/** The mark on every column of a table: a new column without one doesn't compile (L1). */
interface TableNote<Table extends TableName> {
  readonly columns: Readonly<Record<keyof Database[Table], ColumnKind>>;
  /** Which rows are a person's; null for a table about nobody. */
  readonly rows: ((person: Person) => RawBuilder<boolean>) | null;
  /** Rows go, or stay with these columns overwritten; `reason` says for whom. */
  readonly erase?:
    | 'delete'
    | { readonly blank: (person: Person) => Readonly<Record<string, unknown>>; readonly reason: string };
}

export type TableInventory = { readonly [Table in TableName]: TableNote<Table> };

export const ofUser =
  (column = 'user_id') =>
  ({ userId }: Person): RawBuilder<boolean> =>
    sql<boolean>`${sql.ref(column)}::text = ${userId}`;

export const ofSeller =
  (column = 'seller_id') =>
  ({ sellerId }: Person): RawBuilder<boolean> =>
    sellerId === null ? sql<boolean>`false` : sql<boolean>`${sql.ref(column)}::text = ${sellerId}`;

/** By account, or by the e-mail address where somebody acted as a visitor. */
export const ofUserOrEmail =
  (column = 'email') =>
  ({ userId, email }: Person): RawBuilder<boolean> =>
    sql<boolean>`(user_id::text = ${userId} or lower(${sql.ref(column)}) = ${email})`;

/** Rows of a table that hang on a person's rows of another. */
export const within =
  (column: string, table: TableName, owned: (person: Person) => RawBuilder<boolean>) =>
  (person: Person): RawBuilder<boolean> =>
    sql<boolean>`${sql.ref(column)} in (select id from ${sql.table(table)} where ${owned(person)})`;
