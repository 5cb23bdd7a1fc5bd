import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';

/** JSON columns, whose values are JSON text in the rows to insert. */
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
 * Inserts any number of rows with one statement and one parameter: a statement accepts at most 65,535 parameters, and
 * parsing one JSON text is several times faster. All rows have the columns of the first; a missing value becomes
 * null.
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
