import { type Kysely, sql } from 'kysely';
import { mostCounted } from '#domain/staff/counts.ts';
import { likePattern, searchWords } from '../../db/like-pattern.ts';
import type { Database } from '../../db/schema.ts';
import type { PageOf } from './page.ts';

export const jobStates = ['FAILED', 'WAITING', 'DONE'] as const;
export type JobState = (typeof jobStates)[number];

export const jobKinds = ['EVENT', 'DEADLINE'] as const;
type JobKind = (typeof jobKinds)[number];

/** An event whose handlers (emails among them) run, or a deadline. */
export interface Job {
  readonly id: string;
  readonly kind: JobKind;
  readonly name: string;
  /** The subject of the job: the first id in its content. */
  readonly subject: string | null;
  readonly created_at: Date | null;
  readonly due_at: Date;
  readonly done_at: Date | null;
  readonly attempts: number;
  readonly last_error: string | null;
}

export interface JobQuestion {
  /** All states when null. */
  readonly state: JobState | null;
  readonly kind: JobKind | null;
  /** Words of the job's name or its error. */
  readonly searchString: string;
  readonly limit: number;
  readonly offset: number;
}

/** The number of done events that a search covers, the newest ones. */
const mostSearched = 100_000;

/** Jobs of both kinds that are not done; finished deadlines are not stored. */
const openJobs = sql`(
  select id, 'EVENT' as kind, type as name, payload::text as content, created_at, next_attempt_at as due_at, done_at,
    attempts, last_error from event_outbox where done_at is null
  union all
  select id, 'DEADLINE', kind, subject_id, null, due_at, null, attempts, last_error from deadlines
) as jobs`;

const doneJobs = sql`(
  select id, 'EVENT' as kind, type as name, payload::text as content, created_at, next_attempt_at as due_at, done_at,
    attempts, last_error from event_outbox where done_at is not null order by done_at desc, id limit ${mostSearched}
) as jobs`;

const openStates = {
  FAILED: sql`last_error is not null`,
  WAITING: sql`last_error is null`,
} as const;

type Part = ReturnType<typeof sql>;

/** The queries for the requested open and done jobs; null for a part that contains none of them. */
function partsOf({ state, kind, searchString }: JobQuestion): {
  readonly open: Part | null;
  readonly done: Part | null;
} {
  const words = searchWords(searchString).map(
    (word) =>
      sql` and (name ilike ${likePattern(word)} or coalesce(last_error, '') ilike ${likePattern(word)})`,
  );
  const wanted = sql`${kind === null ? sql`` : sql` and kind = ${kind}`}${sql.join(words, sql``)}`;
  const openState = state === null || state === 'DONE' ? sql`true` : openStates[state];
  return {
    open: state === 'DONE' ? null : sql`from ${openJobs} where ${openState}${wanted}`,
    done: state === null || state === 'DONE' ? sql`from ${doneJobs} where true${wanted}` : null,
  };
}

const openOrder = sql`last_error is null, due_at, id`;
const doneOrder = sql`done_at desc, id`;

/**
 * One page of jobs: failed ones first, then waiting ones, both by the time of the next attempt, and done ones at the
 * end. At most 10,000 done jobs are counted and shown.
 */
export async function readJobs(db: Kysely<Database>, asked: JobQuestion): Promise<PageOf<Job>> {
  const { open, done } = partsOf(asked);
  const openCount = open === null ? 0 : await countOf(db, open);
  const doneCount = done === null ? 0 : await countOf(db, done, mostCounted);
  const { limit, offset } = asked;
  const first = open === null ? [] : await jobsOf(db, open, openOrder, { limit, offset });
  const left = Math.min(limit - first.length, doneCount);
  const after = { limit: left, offset: Math.min(Math.max(0, offset - openCount), mostCounted) };
  const rest = done === null || left === 0 ? [] : await jobsOf(db, done, doneOrder, after);
  return { items: [...first, ...rest], totalCount: openCount + doneCount };
}

async function jobsOf(
  db: Kysely<Database>,
  part: Part,
  order: Part,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly Job[]> {
  const { rows } = await sql<Job>`select id, kind, name, created_at, due_at, done_at, attempts, last_error,
      case when kind = 'DEADLINE' then content else substring(content from '[0-9a-f]{8}-[0-9a-f-]{27}') end as subject
    from (select * ${part} order by ${order} limit ${limit} offset ${offset}) as page
    order by ${order}`.execute(db);
  return rows;
}

async function countOf(db: Kysely<Database>, part: Part, most?: number): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) as count
    from (select 1 ${part} ${most === undefined ? sql`` : sql`limit ${most}`}) as counted`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** The number of jobs in each state; done ones up to 10,000. */
export async function countJobs(db: Kysely<Database>): Promise<Readonly<Record<JobState, number>>> {
  return {
    FAILED: await countOf(db, sql`from ${openJobs} where ${openStates.FAILED}`),
    WAITING: await countOf(db, sql`from ${openJobs} where ${openStates.WAITING}`),
    DONE: await countOf(db, sql`from event_outbox where done_at is not null`, mostCounted),
  };
}

/** One page of the emails that were handed to the demo's mailbox, the newest first, without their text. */
export async function readMails(
  db: Kysely<Database>,
  asked: { readonly searchString: string; readonly limit: number; readonly offset: number },
) {
  const chosen = db
    .selectFrom('mail_outbox')
    .where((eb) =>
      eb.and(
        searchWords(asked.searchString).map((word) =>
          eb.or([eb('recipient', 'ilike', likePattern(word)), eb('subject', 'ilike', likePattern(word))]),
        ),
      ),
    );
  const { count } = await chosen
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const items = await chosen
    .select(['id', 'recipient', 'subject', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(asked.limit)
    .offset(asked.offset)
    .execute();
  return { items, totalCount: Number(count) };
}

export type MailRow = Awaited<ReturnType<typeof readMails>>['items'][number];

/** The number of email subscriptions, by kind and language. */
export async function readNewsletter(db: Kysely<Database>) {
  const { rows } = await sql<{
    readonly kind: 'NEWSLETTER' | 'LISTING';
    readonly locale: string;
    readonly running: string;
    readonly unconfirmed: string;
    readonly ended: string;
  }>`select kind, locale,
    count(*) filter (where confirmed_at is not null and ended_at is null) as running,
    count(*) filter (where confirmed_at is null and ended_at is null) as unconfirmed,
    count(*) filter (where ended_at is not null) as ended
    from subscriptions group by kind, locale order by kind desc, locale`.execute(db);
  return rows;
}

export type SubscriberRow = Awaited<ReturnType<typeof readNewsletter>>[number];
