import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { caseNotes } from './notes-cases.ts';
import { chatNotes } from './notes-chats.ts';
import { handOverNotes } from './notes-hand-overs.ts';
import { houseNotes } from './notes-house.ts';
import { orderNotes } from './notes-orders.ts';
import { payoutNotes } from './notes-payouts.ts';
import { peopleNotes } from './notes-people.ts';
import { pushNotes } from './notes-push.ts';
import { reportNotes } from './notes-reports.ts';
import { reviewNotes } from './notes-reviews.ts';
import { tradeNotes } from './notes-trade.ts';
import { withdrawalNotes } from './notes-withdrawals.ts';
import type { ColumnKind, Person, TableName, TableNotes } from './table-note.ts';

/** Every column of every table with what it holds of people (L1, L2). A table or column without a mark doesn't compile. */
export const personalData: TableNotes = {
  ...peopleNotes,
  ...tradeNotes,
  ...orderNotes,
  ...handOverNotes,
  ...caseNotes,
  ...withdrawalNotes,
  ...payoutNotes,
  ...chatNotes,
  ...pushNotes,
  ...reportNotes,
  ...reviewNotes,
  ...houseNotes,
};

export const tableNames = Object.keys(personalData) as readonly TableName[];

/** The columns of a table that are of one of these kinds. */
export function columnsOf(table: TableName, kinds: readonly ColumnKind[]): readonly string[] {
  const columns: Readonly<Record<string, ColumnKind>> = personalData[table].columns;
  return Object.entries(columns)
    .filter(([, kind]) => kinds.includes(kind))
    .map(([name]) => name);
}

/** A person's rows of a table with what may be handed out of them; empty for a table about nobody. */
export async function exportedRows(
  db: Kysely<Database>,
  table: TableName,
  person: Person,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { rows } = personalData[table];
  const columns = columnsOf(table, ['personal', 'kept']);
  if (rows === null || columns.length === 0) return [];
  const wanted = sql.join(columns.map((column) => sql.ref(column)));
  const found = await sql<Record<string, unknown>>`
    select ${wanted} from ${sql.table(table)} where ${rows(person)}`.execute(db);
  return found.rows;
}
