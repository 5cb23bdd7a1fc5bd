import type { ColumnType, Generated } from 'kysely';
import type { TransactionStatus } from '#domain/payments/transaction.ts';

/** A JSON column: written as JSON text, read as the parsed value. */
export type Json<Value = unknown> = ColumnType<Value, string, string>;

/** A timestamptz column; `pg` reads it as a Date. */
export type Timestamp = ColumnType<Date, Date, Date>;

/** A bigint column: written as a number, read as text. */
export type BigCents = ColumnType<string, number, number>;

interface CommandLogTable {
  /** The user's id, or 'visitor'. */
  owner: string;
  command_id: string;
  name: string;
  body_hash: string;
  answer: Json | null;
  created_at: Timestamp;
}

export interface EventOutboxTable {
  id: string;
  /** Increases with every event appended to this database. */
  position: Generated<string>;
  type: string;
  payload: Json<Record<string, unknown>>;
  created_at: Timestamp;
  /** Null until every handler has run. */
  done_at: Timestamp | null;
  attempts: Generated<number>;
  next_attempt_at: Timestamp;
  last_error: string | null;
  /** The end of the lease of the process that works on the event; null while the event is waiting. */
  leased_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface HandledEventTable {
  event_id: string;
  handler: string;
  done_at: Timestamp;
}

export interface DeadlineTable {
  id: string;
  /** The name of the deadline handler. */
  kind: string;
  subject_id: string;
  due_at: Timestamp;
  attempts: Generated<number>;
  last_error: string | null;
}

export interface MailOutboxTable {
  id: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  body: string;
  html: string | null;
  /** Identical for every delivery attempt of one cause; null when the sender gave none. */
  message_id: string | null;
  created_at: Timestamp;
}

/** Account events and staff actions. Rows are never updated and never hold a secret. */
export interface AuditLogTable {
  id: string;
  position: Generated<string>;
  at: Timestamp;
  kind: string;
  /** The account that the row concerns. */
  user_id: string | null;
  /** The account that acted; null for a visitor. */
  actor_id: string | null;
  ip: string;
  device: string;
  details: Json<Record<string, string | number | boolean | null>>;
}

/** The simulated payment provider's own records, which a real provider stores on its side. */
interface SimulatedPaymentsTable {
  id: string;
  idempotency_key: string;
  reference: string;
  amount_cents: BigCents;
  status: TransactionStatus;
  return_url: string;
  created_at: Timestamp;
}

interface SimulatedRefundsTable {
  idempotency_key: string;
  payment_id: string;
  amount_cents: BigCents;
  created_at: Timestamp;
}

interface AppMetaTable {
  key: string;
  value: string;
}

/** The number of the newest change; every transaction that changes what the search shows locks this row. */
interface CatalogHeadTable {
  one: boolean;
  n: string;
}

/** Every product that the search may show or has shown, with the number of its last change. */
interface CatalogChangesTable {
  product_id: string;
  n: string;
}

export interface CoreTables {
  catalog_head: CatalogHeadTable;
  catalog_changes: CatalogChangesTable;
  command_log: CommandLogTable;
  event_outbox: EventOutboxTable;
  handled_events: HandledEventTable;
  deadlines: DeadlineTable;
  mail_outbox: MailOutboxTable;
  audit_log: AuditLogTable;
  app_meta: AppMetaTable;
  simulated_payments: SimulatedPaymentsTable;
  simulated_refunds: SimulatedRefundsTable;
}
