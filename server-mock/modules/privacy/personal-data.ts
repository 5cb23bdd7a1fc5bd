import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { caseInventory } from './inventory-cases.ts';
import { chatInventory } from './inventory-chats.ts';
import { handOverInventory } from './inventory-hand-overs.ts';
import { operationsInventory } from './inventory-operations.ts';
import { orderInventory } from './inventory-orders.ts';
import { payoutInventory } from './inventory-payouts.ts';
import { peopleInventory } from './inventory-people.ts';
import { pushInventory } from './inventory-push.ts';
import { reportInventory } from './inventory-reports.ts';
import { reviewInventory } from './inventory-reviews.ts';
import { tradeInventory } from './inventory-trade.ts';
import { withdrawalInventory } from './inventory-withdrawals.ts';
import type { ColumnKind, Person, TableInventory, TableName } from './table-inventory.ts';

/** The personal data in every column of every table (L1, L2). A missing table or column does not compile. */
export const personalData: TableInventory = {
  ...peopleInventory,
  ...tradeInventory,
  ...orderInventory,
  ...handOverInventory,
  ...caseInventory,
  ...withdrawalInventory,
  ...payoutInventory,
  ...chatInventory,
  ...pushInventory,
  ...reportInventory,
  ...reviewInventory,
  ...operationsInventory,
};

export const tableNames = Object.keys(personalData) as readonly TableName[];

/** The columns of a table that are of one of these kinds. */
export function columnsOf(table: TableName, kinds: readonly ColumnKind[]): readonly string[] {
  const columns: Readonly<Record<string, ColumnKind>> = personalData[table].columns;
  return Object.entries(columns)
    .filter(([, kind]) => kinds.includes(kind))
    .map(([name]) => name);
}

/** A person's rows of a table with the columns that an export may contain; empty for a table about nobody. */
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
