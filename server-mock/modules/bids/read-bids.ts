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
  UserNotAuthenticatedError,
} from '../../graphql/errors.ts';
import { type BidKeyOrigin, originOfKey } from './bid-link.ts';
import { confirmBid } from './confirm-bid.ts';
import type { Bid } from './transition-bid.ts';

/** Account lists show 15 on a page (ACCT-014). */
export const bidPageSize = 15;
const largestPage = 100;

export interface BidQuestion {
  readonly role?: BidRole | null | undefined;
  /** Only these; all when empty. */
  readonly statuses: readonly BidStatus[];
  /** Only those that were paid, or that were not. */
  readonly isPaid?: boolean | null | undefined;
  /** Only those on this product. */
  readonly productUuid?: string | null | undefined;
  /** Words of the product's title. */
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

/** The viewer's own bids: also those placed without signing in whose link, mailed to the account's address, was opened. */
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

/** One page of the viewer's bids, made or received (BID-034). Odd page sizes are brought into range. */
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
 * One bid of the viewer (BID-035). Throws InvalidUUIDError, ObjectDoesNotExistError, and UserHasNoObjectPermissionError
 * for other people's (ERR-003).
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

/**
 * One bid for whoever may see it: its seller, its buyer, and a visitor with a key (BID-035). That of the mailed link
 * confirms the address. Throws as `ownBid`; UserNotAuthenticatedError for a visitor without a key that fits.
 */
export async function seenBid(
  context: Pick<GraphqlContext, 'db' | 'viewer' | 'secrets' | 'clock'>,
  { uuid, key }: { readonly uuid: string; readonly key?: string | null | undefined },
): Promise<Bid> {
  const { db, viewer } = context;
  const found = key == null ? null : await bidByKey(context, { uuid, key });
  if (found !== null) return found.bid;
  if (viewer === null) throw new UserNotAuthenticatedError();
  return await ownBid(db, viewer, uuid);
}

/** The visitor's bid that a key opens, and where the key comes from; null when it opens none. That of the mail confirms. */
export async function bidByKey(
  { db, secrets, clock }: Pick<GraphqlContext, 'db' | 'secrets' | 'clock'>,
  { uuid, key }: { readonly uuid: string; readonly key: string },
): Promise<{ readonly bid: Bid; readonly origin: BidKeyOrigin } | null> {
  const origin = originOfKey(secrets, uuid, key);
  if (origin === null) return null;
  const bid = await db.selectFrom('bids').selectAll().where('id', '=', uuid).executeTakeFirst();
  // A key shows what a visitor bid; what belongs to an account asks for its login.
  if (bid?.user_id !== null) return null;
  if (origin === 'mailed' && bid.confirmed_at === null) await confirmBid(db, bid.id, clock.now());
  return { bid, origin };
}

/** On which side of the bid the viewer stands (BID-003). */
export function roleIn(bid: Pick<Bid, 'seller_id'>, viewer: Viewer | null): BidRole {
  return viewer?.sellerId === bid.seller_id ? 'SELLER' : 'BUYER';
}
