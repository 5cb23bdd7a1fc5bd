import { type Kysely, sql } from 'kysely';
import { likePattern, searchWords } from '../../db/like-pattern.ts';
import type { Database } from '../../db/schema.ts';
import type { PageOf } from './page.ts';

export const jobStates = ['FAILED', 'WAITING', 'DONE'] as const;
export type JobState = (typeof jobStates)[number];

export const jobKinds = ['EVENT', 'DEADLINE'] as const;
type JobKind = (typeof jobKinds)[number];

/** An event whose reactions (mails among them) run, or a deadline. */
export interface Job {
  readonly id: string;
  readonly kind: JobKind;
  readonly name: string;
  /** Whom or what it is about: the first id that it carries. */
  readonly subject: string | null;
  readonly created_at: Date | null;
  readonly due_at: Date;
  readonly done_at: Date | null;
  readonly attempts: number;
  readonly last_error: string | null;
}

export interface JobQuestion {
  /** All of them when null. */
  readonly state: JobState | null;
  readonly kind: JobKind | null;
  /** Words of its name or its error. */
  readonly searchString: string;
  readonly limit: number;
  readonly offset: number;
}

/** Both kinds as one list; finished events stand in it for 30 days, finished deadlines not at all. */
const jobs = sql`(
  select id, 'EVENT' as kind, type as name, substring(payload::text from '[0-9a-f]{8}-[0-9a-f-]{27}') as subject,
    created_at, next_attempt_at as due_at, done_at, attempts, last_error from event_outbox
  union all
  select id, 'DEADLINE', kind, subject_id, null, due_at, null, attempts, last_error from deadlines
) as jobs`;

const states: Readonly<Record<JobState, ReturnType<typeof sql>>> = {
  FAILED: sql`done_at is null and last_error is not null`,
  WAITING: sql`done_at is null and last_error is null`,
  DONE: sql`done_at is not null`,
};

/** One page of what the server has to do: failed ones first, then waiting ones, by when they are tried; done ones at the end. */
export async function readJobs(db: Kysely<Database>, asked: JobQuestion): Promise<PageOf<Job>> {
  const words = searchWords(asked.searchString).map(
    (word) =>
      sql` and (name ilike ${likePattern(word)} or coalesce(last_error, '') ilike ${likePattern(word)})`,
  );
  const kind = asked.kind === null ? sql`` : sql` and kind = ${asked.kind}`;
  const state = asked.state === null ? sql`true` : states[asked.state];
  const chosen = sql`from ${jobs} where ${state}${kind}${sql.join(words, sql``)}`;
  const order = sql`done_at desc nulls first, last_error is null, due_at, id`;
  const counted = await sql<{ count: string }>`select count(*) as count ${chosen}`.execute(db);
  const { rows } = await sql<Job>`select * ${chosen} order by ${order}
    limit ${asked.limit} offset ${asked.offset}`.execute(db);
  return { items: rows, totalCount: Number(counted.rows[0]?.count ?? 0) };
}

/** How many there are in each state. */
export async function countJobs(db: Kysely<Database>): Promise<Readonly<Record<JobState, number>>> {
  const { rows } = await sql<Record<JobState, string>>`select
    count(*) filter (where ${states.FAILED}) as "FAILED", count(*) filter (where ${states.WAITING}) as "WAITING",
    count(*) filter (where ${states.DONE}) as "DONE" from ${jobs}`.execute(db);
  const [row] = rows;
  return {
    FAILED: Number(row?.FAILED ?? 0),
    WAITING: Number(row?.WAITING ?? 0),
    DONE: Number(row?.DONE ?? 0),
  };
}

/** One page of the mails that were handed to the demo's letter box, the newest first; never their words. */
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

/** Who wants mail, by kind and language. */
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
