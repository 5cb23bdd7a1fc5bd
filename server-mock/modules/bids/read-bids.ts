import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { type BidRole, type BidSort, defaultBidRole, defaultBidSort } from '#domain/bid/bid-role.ts';
import type { BidStatus } from '#domain/bid/bid-status.ts';
import { isUuid } from '#domain/ids.ts';
import { likePattern, searchWords } from '../../db/like-pattern.ts';
import type { Database } from '../../db/schema.ts';
import type { GraphqlContext, Viewer } from '../../graphql/context.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
} from '../../graphql/errors.ts';
import { type BidKeyOrigin, originOfKey } from './bid-link.ts';
import type { Bid } from './transition-bid.ts';

/** Account lists show 15 entries per page (ACCT-014). */
export const bidPageSize = 15;
const largestPage = 100;

export interface BidQuestion {
  readonly role?: BidRole | null | undefined;
  /** Only bids with these statuses; all if empty. */
  readonly statuses: readonly BidStatus[];
  /** Only bids that are paid (true) or unpaid (false); all if null. */
  readonly isPaid?: boolean | null | undefined;
  /** Only bids on this product. */
  readonly productUuid?: string | null | undefined;
  /** Search terms for the title of the product. */
  readonly searchString: string;
  readonly sort?: BidSort | null | undefined;
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

export interface BidPage {
  readonly bids: readonly Bid[];
  readonly totalCount: number;
}

type Bids = ExpressionBuilder<Database, 'bids'>;

/**
 * Matches the viewer's own bids, including those placed as a visitor with the account's email address, once
 * confirmed.
 */
function isBuyer(eb: Bids, viewer: Viewer) {
  return eb.or([
    eb('bids.user_id', '=', viewer.userId),
    eb.and([
      eb('bids.user_id', 'is', null),
      eb('bids.email', '=', viewer.email),
      eb('bids.confirmed_at', 'is not', null),
    ]),
  ]);
}

const orders = {
  MODIFIED: sql`bids.modified_at`,
  CREATED: sql`bids.created_at`,
  AMOUNT: sql`bids.amount_cents`,
  TITLE: sql`lower(products.title)`,
  STATUS: sql`bids.status`,
} satisfies Record<BidSort, unknown>;

/**
 * Returns one page of the bids that the viewer made or received (BID-034). A limit or offset out of range is clamped.
 */
export async function bidsOf(db: Kysely<Database>, viewer: Viewer, asked: BidQuestion): Promise<BidPage> {
  const asSeller = (asked.role ?? defaultBidRole) === 'SELLER';
  if (asSeller && viewer.sellerId === null) return { bids: [], totalCount: 0 };
  const { productUuid } = asked;
  if (productUuid != null && !isUuid(productUuid)) return { bids: [], totalCount: 0 };
  const words = searchWords(asked.searchString);
  const own = db
    .selectFrom('bids')
    .innerJoin('products', 'products.id', 'bids.product_id')
    .$if(asSeller, (query) => query.where('bids.seller_id', '=', viewer.sellerId ?? ''))
    .$if(!asSeller, (query) => query.where((eb) => isBuyer(eb, viewer)))
    .$if(asked.statuses.length > 0, (query) => query.where('bids.status', 'in', [...asked.statuses]))
    .$if(asked.isPaid != null, (query) =>
      query.where('bids.paid_at', asked.isPaid === true ? 'is not' : 'is', null),
    )
    .$if(productUuid != null, (query) => query.where('bids.product_id', '=', productUuid ?? ''))
    .where((eb) => eb.and(words.map((word) => eb('products.title', 'ilike', likePattern(word)))));
  const counted = await own.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirst();
  const bids = await own
    .selectAll('bids')
    .orderBy(orders[asked.sort ?? defaultBidSort], asked.direction)
    .orderBy('bids.id')
    .limit(Math.min(Math.max(0, asked.limit), largestPage))
    .offset(Math.max(0, asked.offset))
    .execute();
  return { bids, totalCount: Number(counted?.count ?? 0) };
}

/**
 * Returns one bid of the viewer (BID-035). Throws InvalidUUIDError, ObjectDoesNotExistError, and
 * UserHasNoObjectPermissionError if it is not the viewer's (ERR-003).
 */
export async function ownBid(db: Kysely<Database>, viewer: Viewer, uuid: string): Promise<Bid> {
  if (!isUuid(uuid)) throw new InvalidUUIDError();
  const found = await db
    .selectFrom('bids')
    .selectAll()
    .select((eb) => eb.or([eb('seller_id', '=', viewer.sellerId), isBuyer(eb, viewer)]).as('is_own'))
    .where('id', '=', uuid)
    .executeTakeFirst();
  if (found === undefined) throw new ObjectDoesNotExistError();
  const { is_own: isOwn, ...bid } = found;
  if (isOwn !== true) throw new UserHasNoObjectPermissionError();
  return bid;
}

/** Returns the visitor's bid that a key opens and the origin of the key; null if the key is not valid. */
export async function bidOfKey(
  { db, secrets }: Pick<GraphqlContext, 'db' | 'secrets'>,
  { uuid, key }: { readonly uuid: string; readonly key: string },
): Promise<{ readonly bid: Bid; readonly origin: BidKeyOrigin } | null> {
  const origin = originOfKey(secrets, uuid, key);
  if (origin === null) return null;
  const bid = await db.selectFrom('bids').selectAll().where('id', '=', uuid).executeTakeFirst();
  // A key only opens a visitor's bid; the bid of an account requires signing in.
  return bid?.user_id === null ? { bid, origin } : null;
}

/** Returns the viewer's side of the bid (BID-003). */
export function roleIn(bid: Pick<Bid, 'seller_id'>, viewer: Viewer | null): BidRole {
  return viewer?.sellerId === bid.seller_id ? 'SELLER' : 'BUYER';
}
