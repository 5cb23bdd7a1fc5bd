import { type Kysely, type Selectable, sql } from 'kysely';
import { isUuid } from '#domain/ids.ts';
import {
  defaultSuggestionSort,
  type SuggestionSort,
  type SuggestionStatus,
} from '#domain/suggestion/suggestion-status.ts';
import { likePattern, searchWords } from '../../db/like-pattern.ts';
import type { Database } from '../../db/schema.ts';
import type { Viewer } from '../../graphql/context.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
} from '../../graphql/errors.ts';
import type { SaleSuggestionsTable } from './tables.ts';

export type Suggestion = Selectable<SaleSuggestionsTable>;

/** Account lists show 15 on a page (ACCT-014). */
export const suggestionPageSize = 15;
const largestPage = 100;

export interface SuggestionQuestion {
  /** Only suggestions with one of these statuses; all when empty. */
  readonly statuses: readonly SuggestionStatus[];
  /** Words that the product's title contains. */
  readonly searchString: string;
  readonly sort?: SuggestionSort | null | undefined;
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

export interface SuggestionPage {
  readonly suggestions: readonly Suggestion[];
  readonly totalCount: number;
}

const orders = {
  CREATED: sql`sale_suggestions.created_at`,
  TITLE: sql`lower(products.title)`,
  STATUS: sql`sale_suggestions.status`,
  PRICE: sql`sale_suggestions.suggested_price_cents`,
  DISCOUNT: sql`1 - sale_suggestions.suggested_price_cents::float8 / sale_suggestions.price_cents`,
} satisfies Record<SuggestionSort, unknown>;

/** One page of the suggestions for the viewer's seller (SALE-015). Page sizes out of range are clamped. */
export async function suggestionsOf(
  db: Kysely<Database>,
  { sellerId }: Viewer,
  asked: SuggestionQuestion,
): Promise<SuggestionPage> {
  if (sellerId === null) return { suggestions: [], totalCount: 0 };
  const words = searchWords(asked.searchString);
  const own = db
    .selectFrom('sale_suggestions')
    .innerJoin('products', 'products.id', 'sale_suggestions.product_id')
    .where('sale_suggestions.seller_id', '=', sellerId)
    .$if(asked.statuses.length > 0, (query) =>
      query.where('sale_suggestions.status', 'in', [...asked.statuses]),
    )
    .where((eb) => eb.and(words.map((word) => eb('products.title', 'ilike', likePattern(word)))));
  const counted = await own.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirst();
  const suggestions = await own
    .selectAll('sale_suggestions')
    .orderBy(orders[asked.sort ?? defaultSuggestionSort], asked.direction)
    .orderBy('sale_suggestions.id')
    .limit(Math.min(Math.max(0, asked.limit), largestPage))
    .offset(Math.max(0, asked.offset))
    .execute();
  return { suggestions, totalCount: Number(counted?.count ?? 0) };
}

/**
 * One suggestion for the viewer's seller (SALE-016). Throws InvalidUUIDError, ObjectDoesNotExistError, and
 * UserHasNoObjectPermissionError for another seller's (ERR-003).
 */
export async function ownSuggestion(
  db: Kysely<Database>,
  { sellerId }: Viewer,
  uuid: string,
): Promise<Suggestion> {
  if (!isUuid(uuid)) throw new InvalidUUIDError();
  const found = await db.selectFrom('sale_suggestions').selectAll().where('id', '=', uuid).executeTakeFirst();
  if (found === undefined) throw new ObjectDoesNotExistError();
  if (found.seller_id !== sellerId) throw new UserHasNoObjectPermissionError();
  return found;
}
