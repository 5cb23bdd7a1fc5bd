import { type Kysely, sql } from 'kysely';
import { promises } from '#domain/promises/promises.ts';
import { mostCounted } from '#domain/staff/counts.ts';
import type { Database } from '../../db/schema.ts';
import { builder } from '../../graphql/builder.ts';
import { StaffDeskType } from './desk-object.ts';

async function count(db: Kysely<Database>, from: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) as count from ${from}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

async function countUpToMost(
  db: Kysely<Database>,
  table: 'users' | 'orders' | 'transactions' | 'audit_log',
): Promise<number> {
  return await count(db, sql`(select from ${sql.table(table)} limit ${mostCounted}) as counted`);
}

builder.objectFields(StaffDeskType, (t) => ({
  users: t.int({
    description: 'Accounts, 10,000 at most.',
    resolve: (_desk, _args, { db }) => countUpToMost(db, 'users'),
  }),
  orders: t.int({
    description: 'Orders, 10,000 at most.',
    resolve: (_desk, _args, { db }) => countUpToMost(db, 'orders'),
  }),
  payments: t.int({
    description: 'Payments, 10,000 at most.',
    resolve: (_desk, _args, { db }) => countUpToMost(db, 'transactions'),
  }),
  openReports: t.int({
    description: 'Reports and appeals that wait for a decision.',
    resolve: (_desk, _args, { db }) => count(db, sql`reports where state <> 'DECIDED'`),
  }),
  overdueReports: t.int({
    description: 'Reports and appeals that are overdue.',
    resolve: (_desk, _args, { db, clock }) => count(db, sql`reports where due_at <= ${clock.now()}`),
  }),
  failedJobs: t.int({
    description: 'Jobs that failed and are tried again.',
    resolve: (_desk, _args, { db }) =>
      count(
        db,
        sql`(select id from event_outbox where done_at is null and last_error is not null
          union all select id from deadlines where last_error is not null) as failed`,
      ),
  }),
  searchMisses: t.int({
    description: 'Different searches of 30 days that found nothing.',
    resolve: (_desk, _args, { db, clock }) => {
      const since = new Date(clock.now().getTime() - promises.statistics.searchDays * 24 * 60 * 60 * 1000)
        .toISOString()
        .slice(0, 10);
      return count(db, sql`(select distinct words from search_misses where day >= ${since}::date) as missed`);
    },
  }),
  auditLines: t.int({
    description: 'Lines of the audit log, 10,000 at most.',
    resolve: (_desk, _args, { db }) => countUpToMost(db, 'audit_log'),
  }),
}));
