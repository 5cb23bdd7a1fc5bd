import { type Kysely, sql } from 'kysely';
import { isUuid } from '#domain/ids.ts';
import type { ReportKind } from '#domain/report/report-rules.ts';
import { likePattern, searchWords } from '../../db/like-pattern.ts';
import type { Database } from '../../db/schema.ts';
import { InvalidUUIDError, ObjectDoesNotExistError } from '../../graphql/errors.ts';

export const reportLists = ['OPEN', 'APPEALED', 'OVERDUE', 'MINE', 'RESOLVED', 'ALL'] as const;
type ReportList = (typeof reportLists)[number];

export interface ReportQuestion {
  readonly state: ReportList;
  /** The current time, on which `OVERDUE` depends. */
  readonly now: Date;
  readonly kind: ReportKind | null;
  /** Words of the reported text, the subject's name or the reporter. */
  readonly searchString: string;
  readonly limit: number;
  readonly offset: number;
}

const most = 100;

/** Reports with the names of what and whom they are about. */
function named(db: Kysely<Database>) {
  return db
    .selectFrom('reports')
    .leftJoin('users as reporter', 'reporter.id', 'reports.reporter_id')
    .leftJoin('users as assignee', 'assignee.id', 'reports.assignee_id')
    .leftJoin('conversations', 'conversations.id', 'reports.subject_id')
    .leftJoin('reviews', 'reviews.id', 'reports.subject_id')
    .leftJoin('order_products', 'order_products.id', 'reviews.order_product_id')
    .leftJoin('products', (join) =>
      join.on(
        sql`coalesce(conversations.product_id, order_products.product_id, reports.subject_id)`,
        '=',
        sql.ref('products.id'),
      ),
    )
    .leftJoin('sellers', (join) =>
      join.on(
        sql`coalesce(products.seller_id, reviews.seller_id, reports.subject_id)`,
        '=',
        sql.ref('sellers.id'),
      ),
    );
}

function chosen(db: Kysely<Database>, staffId: string, { state, kind, searchString, now }: ReportQuestion) {
  const words = searchWords(searchString);
  return named(db)
    .$if(state === 'OPEN', (query) => query.where('reports.state', '!=', 'DECIDED'))
    .$if(state === 'APPEALED', (query) => query.where('reports.state', '=', 'APPEALED'))
    .$if(state === 'OVERDUE', (query) => query.where('reports.due_at', '<=', now))
    .$if(state === 'MINE', (query) =>
      query.where('reports.state', '!=', 'DECIDED').where('reports.assignee_id', '=', staffId),
    )
    .$if(state === 'RESOLVED', (query) => query.where('reports.state', '=', 'DECIDED'))
    .$if(kind !== null, (query) => query.where('reports.kind', '=', kind ?? 'PRODUCT'))
    .where((eb) =>
      eb.and(
        words.map((word) => {
          const pattern = likePattern(word);
          return eb.or([
            eb('reports.words', 'ilike', pattern),
            eb('products.title', 'ilike', pattern),
            eb('sellers.name', 'ilike', pattern),
            eb('reviews.feedback', 'ilike', pattern),
            eb('reporter.name', 'ilike', pattern),
            eb('reporter.email', 'ilike', pattern),
            eb('reports.reporter_email', 'ilike', pattern),
          ]);
        }),
      ),
    );
}

function shown(query: ReturnType<typeof named>) {
  return query
    .selectAll('reports')
    .select([
      'reporter.name as reporter_name',
      'assignee.name as assignee_name',
      'products.id as product_id',
      'products.title as product_title',
      'products.slug as product_slug',
      'sellers.id as seller_id',
      'sellers.name as seller_name',
    ])
    .select(
      sql<string>`(select count(*) from reports as other where other.kind = reports.kind
        and other.subject_id = reports.subject_id and other.id <> reports.id)`.as('other_reports'),
    );
}

export type Report = Awaited<ReturnType<typeof readReport>>;

export interface ReportPage {
  readonly items: readonly Report[];
  readonly totalCount: number;
}

/** One page of reports: those due first come first, those without a due date follow, the newest first. */
export async function readReports(
  db: Kysely<Database>,
  staffId: string,
  asked: ReportQuestion,
): Promise<ReportPage> {
  const all = chosen(db, staffId, asked);
  const { count } = await all.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  const items = await shown(all)
    .orderBy(sql`reports.due_at asc nulls last`)
    .orderBy('reports.created_at', 'desc')
    .orderBy('reports.id')
    .limit(Math.min(Math.max(1, asked.limit), most))
    .offset(Math.max(0, asked.offset))
    .execute();
  return { items, totalCount: Number(count) };
}

/** The reports about a product itself, the newest first. */
export async function readReportsOfProduct(
  db: Kysely<Database>,
  productId: string,
): Promise<readonly Report[]> {
  return await shown(named(db))
    .where('reports.kind', '=', 'PRODUCT')
    .where('reports.subject_id', '=', productId)
    .orderBy('reports.created_at', 'desc')
    .orderBy('reports.id')
    .limit(most)
    .execute();
}

/** One report. Throws InvalidUUIDError, ObjectDoesNotExistError. */
export async function readReport(db: Kysely<Database>, uuid: string) {
  if (!isUuid(uuid)) throw new InvalidUUIDError();
  const found = await shown(named(db)).where('reports.id', '=', uuid).executeTakeFirst();
  if (found === undefined) throw new ObjectDoesNotExistError();
  return found;
}

/** The text and status of a reported review; undefined once it is deleted. */
export async function reportedReview(db: Kysely<Database>, reviewId: string) {
  return await db
    .selectFrom('reviews')
    .select(['author', 'state', 'name', 'stars', 'feedback', 'feedback_platform', 'reply'])
    .where('id', '=', reviewId)
    .executeTakeFirst();
}

const lastMessages = 50;

/** The newest messages of a reported conversation, the oldest of them first. */
export async function reportedMessages(db: Kysely<Database>, conversationId: string) {
  const rows = await db
    .selectFrom('chat_messages')
    .select(['id', 'side', 'kind', 'text', 'created_at'])
    .where('conversation_id', '=', conversationId)
    .orderBy('position', 'desc')
    .limit(lastMessages)
    .execute();
  return rows.reverse();
}
