import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { WantedStatus } from '#domain/wanted/life-cycle.ts';
import { likePattern, searchWords } from '../../db/like-pattern.ts';
import type { Database } from '../../db/schema.ts';
import type { Viewer } from '../../graphql/context.ts';
import type { WantedItem } from './store.ts';

/** The default page size; the account's list asks for its own. */
export const wantedPageSize = 20;
const largestPage = 50;

/** The sort orders of the list; by default, ongoing items come first. */
export const wantedSorts = ['STATUS', 'TITLE', 'BUDGET', 'CREATED'] as const;
type WantedSort = (typeof wantedSorts)[number];

export interface WantedQuestion {
  /** Only items with one of these statuses; all when empty. */
  readonly statuses: readonly WantedStatus[];
  /** Words that must all occur in the title or the description. */
  readonly searchString: string;
  readonly sort?: WantedSort | null | undefined;
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/** The list as it is opened (WANT-018). */
export const firstWantedPage: WantedQuestion = {
  statuses: [],
  searchString: '',
  direction: 'desc',
  limit: wantedPageSize,
  offset: 0,
};

export interface WantedPage {
  readonly items: readonly WantedItem[];
  readonly totalCount: number;
}

const orders: Readonly<Record<WantedSort, RawBuilder<unknown>>> = {
  STATUS: sql`status = 'ONGOING'`,
  TITLE: sql`lower(title)`,
  BUDGET: sql`budget_cents`,
  CREATED: sql`created_at`,
};

/**
 * One page of the viewer's wanted items (WANT-018), without removed ones; equal items are sorted latest first. Page
 * sizes out of range are clamped.
 */
export async function wantedItemsOf(
  db: Kysely<Database>,
  { userId }: Viewer,
  asked: WantedQuestion,
): Promise<WantedPage> {
  const patterns = searchWords(asked.searchString).map(likePattern);
  const own = db
    .selectFrom('wanted_items')
    .where('user_id', '=', userId)
    .where('status', '<>', 'REMOVED')
    .$if(asked.statuses.length > 0, (query) => query.where('status', 'in', [...asked.statuses]))
    .where((eb) =>
      eb.and(
        patterns.map((pattern) =>
          eb.or([eb('title', 'ilike', pattern), eb('description', 'ilike', pattern)]),
        ),
      ),
    );
  const { count } = await own
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const items = await own
    .selectAll()
    .orderBy(orders[asked.sort ?? 'STATUS'], asked.direction)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(Math.min(Math.max(0, asked.limit), largestPage))
    .offset(Math.max(0, asked.offset))
    .execute();
  return { items, totalCount: Number(count) };
}
