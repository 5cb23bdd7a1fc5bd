import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';

/** Columns that hold JSON: their rows carry it as text. */
const jsonColumns = new Set(['attributes', 'content', 'transport_timewindow']);

function plain(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      jsonColumns.has(column) && typeof value === 'string' ? JSON.parse(value) : value,
    ]),
  );
}

/**
 * Inserts any number of rows by one statement with one parameter: a statement takes 65,535 at the most, and reading one
 * JSON text is several times faster. All rows have the columns of the first; a missing one is null.
 */
export async function bulkInsert<Table extends keyof Database & string>(
  db: Kysely<Database>,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  const json = JSON.stringify(rows.map(plain));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)`.execute(db);
}
