import { type Kysely, type Selectable, sql } from 'kysely';
import { type CsvCell, csvOf } from '#domain/csv/csv.ts';
import { isUuid } from '#domain/ids.ts';
import { audit } from '../../audit.ts';
import { command } from '../../command.ts';
import type { AuditLogTable } from '../../db/core-tables.ts';
import { likePattern } from '../../db/like-pattern.ts';
import type { Database } from '../../db/schema.ts';
import type { GraphqlContext } from '../../graphql/context.ts';

export type AuditLine = Selectable<AuditLogTable> & {
  readonly user_name: string | null;
  readonly actor_name: string | null;
};

/** Null leaves a filter out. */
export interface AuditFilters {
  /** An exact kind, or a prefix if it ends with an underscore, such as `staff_`. */
  readonly kind: string | null;
  /** The id, name or email address of the actor or of the account concerned. */
  readonly person: string | null;
  /** An id or code that occurs in the details. */
  readonly object: string | null;
  /** The period, both ends inclusive. */
  readonly from: Date | null;
  readonly until: Date | null;
}

const most = 100;
const furthest = 1_000_000;
/** Rows per file; common spreadsheet programs open this many without problems. */
const mostExported = 10_000;

function chosen(db: Kysely<Database>, { kind, person, object, from, until }: AuditFilters) {
  const typed = person?.trim() ?? '';
  return db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.user_id')
    .leftJoin('users as actors', 'actors.id', 'audit_log.actor_id')
    .$if(kind !== null && kind !== '', (query) =>
      kind?.endsWith('_')
        ? query.where('audit_log.kind', 'like', likePattern(kind).slice(1))
        : query.where('audit_log.kind', '=', kind ?? ''),
    )
    .$if(isUuid(typed), (query) =>
      query.where((eb) => eb.or([eb('audit_log.user_id', '=', typed), eb('audit_log.actor_id', '=', typed)])),
    )
    .$if(typed !== '' && !isUuid(typed), (query) =>
      query.where((eb) =>
        eb.or(
          (['users.name', 'users.email', 'actors.name', 'actors.email'] as const).map((column) =>
            eb(column, 'ilike', likePattern(typed)),
          ),
        ),
      ),
    )
    .$if(object !== null && object.trim() !== '', (query) =>
      query.where(sql`audit_log.details::text`, 'ilike', likePattern(object?.trim() ?? '')),
    )
    .$if(from !== null, (query) => query.where('audit_log.at', '>=', from ?? new Date()))
    .$if(until !== null, (query) => query.where('audit_log.at', '<=', until ?? new Date()));
}

async function linesOf(
  db: Kysely<Database>,
  filters: AuditFilters,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly AuditLine[]> {
  return await chosen(db, filters)
    .selectAll('audit_log')
    .select(['users.name as user_name', 'actors.name as actor_name'])
    .orderBy('audit_log.position', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Returns a page of the audit log, newest first, with at most 100 lines. */
export async function readAuditLog(
  { db }: Pick<GraphqlContext, 'db'>,
  filters: AuditFilters,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ readonly lines: readonly AuditLine[]; readonly totalCount: number }> {
  const limit = Math.min(Math.max(page.limit, 1), most);
  const offset = Math.min(Math.max(page.offset, 0), furthest);
  const lines = await linesOf(db, filters, { limit, offset });
  return { lines, totalCount: await countOf(db, filters) };
}

async function countOf(db: Kysely<Database>, filters: AuditFilters): Promise<number> {
  const { count } = await chosen(db, filters)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const head = ['at', 'kind', 'actor', 'actor_id', 'user', 'user_id', 'ip', 'device', 'details'];

function cellsOf(line: AuditLine): readonly CsvCell[] {
  return [
    ...[line.at.toISOString(), line.kind, line.actor_name, line.actor_id, line.user_name, line.user_id],
    ...[line.ip, line.device, JSON.stringify(line.details)],
  ];
}

export interface AuditFile {
  readonly csv: string;
  /** The number of lines in the file; `totalCount` is the number of lines that match the filters. */
  readonly count: number;
  readonly totalCount: number;
}

/**
 * Exports the newest lines as CSV, at most 10,000; if more lines match, the last row says so. The export itself is
 * recorded in the audit log, with its filters.
 */
export async function exportAuditLog(context: GraphqlContext, filters: AuditFilters): Promise<AuditFile> {
  const lines = await linesOf(context.db, filters, { limit: mostExported, offset: 0 });
  const count = lines.length;
  const totalCount = count < mostExported ? count : await countOf(context.db, filters);
  await command(context, { name: 'exportAuditLog', body: null }, async ({ tx }) =>
    audit(tx, context, {
      kind: 'staff_audit_exported',
      userId: null,
      details: { count, totalCount, ...(await loggedFilters(tx, filters)) },
    }),
  );
  const rows = [head, ...lines.map(cellsOf), ...(totalCount > count ? [cutRow(count, totalCount)] : [])];
  return { csv: csvOf(rows), count, totalCount };
}

function cutRow(count: number, totalCount: number): readonly CsvCell[] {
  const text = `Only the newest ${count} of ${totalCount} lines. Export a shorter period for the others.`;
  return head.map((name) => (name === 'details' ? text : null));
}

/** The maximum number of account ids that an audit line stores for one search for a person. */
const mostNamed = 20;

/**
 * Returns the filters in the form the log stores them: without names and email addresses, so a search for a person is
 * stored as the ids of the accounts it matched.
 */
async function loggedFilters(db: Kysely<Database>, { kind, person, object, from, until }: AuditFilters) {
  const typed = person?.trim() ?? '';
  const found =
    typed === '' || isUuid(typed)
      ? []
      : await db
          .selectFrom('users')
          .select('id')
          .where((eb) =>
            eb.or((['name', 'email'] as const).map((column) => eb(column, 'ilike', likePattern(typed)))),
          )
          .orderBy('id')
          .limit(mostNamed)
          .execute();
  return {
    ...{ kind, object, from: from?.toISOString() ?? null, until: until?.toISOString() ?? null },
    person: typed === '' ? null : isUuid(typed) ? typed : found.map(({ id }) => id).join(' '),
  };
}
