import type { Kysely } from 'kysely';
import type { BidStatus } from '#domain/bid/bid-status.ts';
import { amsterdamDay, plusDays } from '#domain/orders/order-days.ts';
import type { QuestionKind } from '#domain/question/question-rules.ts';
import { writeDocument } from '../../modules/sync/public.ts';
import { matchingProducts } from '../../modules/wanted/match-products.ts';
import type { EventPayload } from '../../process/events.ts';
import type { Database } from '../schema.ts';
import { demoSellerId } from './demo-sellers.ts';
import { steadyId } from './steady.ts';

type Db = Kysely<Database>;

/** A past event of the demo and the event handler that creates its notifications. */
export interface SeededEvent {
  readonly id: string;
  readonly handler: string;
  readonly payload: EventPayload;
  readonly createdAt: Date;
}

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const account = (name: string) => steadyId(`user ${name}@hervonden.test`);
const watched = ['verkoper', 'merk'].map(demoSellerId);

function event(handler: string, payload: EventPayload, createdAt: Date): SeededEvent {
  return { id: steadyId(`event ${handler} ${JSON.stringify(payload)}`), handler, payload, createdAt };
}

/** Builds the events of every bid: its placement and its later changes of status. */
export async function bidEvents(db: Db): Promise<readonly SeededEvent[]> {
  const bids = await db
    .selectFrom('bids')
    .select(['id', 'status', 'created_at', 'modified_at', 'seller_responded_at'])
    .where('seller_id', 'in', watched)
    .execute();
  return bids.flatMap((bid) => {
    const placed = event('bids.notify_seller', { bidId: bid.id }, bid.created_at);
    if (bid.status === 'PENDING') return [placed];
    const { seller_responded_at: answeredAt } = bid;
    const moved = (from: BidStatus, to: BidStatus, at: Date) => {
      const sides = to === 'EXPIRED' ? ['buyer', 'seller'] : ['buyer'];
      return event('bids.notify_moved', { bidId: bid.id, from, to, sides }, at);
    };
    if (bid.status !== 'EXPIRED')
      return [placed, moved('PENDING', bid.status, answeredAt ?? bid.modified_at)];
    // A bid that was answered and then expired had been accepted and was never paid.
    if (answeredAt === null) return [placed, moved('PENDING', 'EXPIRED', bid.modified_at)];
    const accepted = moved('PENDING', 'ACCEPTED', answeredAt);
    return [placed, accepted, moved('ACCEPTED', 'EXPIRED', bid.modified_at)];
  });
}

/** Builds an event for the last message of each conversation; a message that was read notifies nobody. */
export async function chatEvents(db: Db): Promise<readonly SeededEvent[]> {
  const chats = await db
    .selectFrom('conversations')
    .innerJoin('chat_messages', (join) =>
      join
        .onRef('chat_messages.conversation_id', '=', 'conversations.id')
        .onRef('chat_messages.position', '=', 'conversations.message_count'),
    )
    .select(['conversations.id', 'chat_messages.side', 'chat_messages.created_at'])
    .execute();
  return chats.map(({ id, side, created_at: at }) =>
    event('chats.notify_message', { conversationId: id, reader: side === 'BUYER' ? 'SELLER' : 'BUYER' }, at),
  );
}

/** Builds one round of suggestions for each seller with open suggestions. */
export async function suggestionEvents(db: Db): Promise<readonly SeededEvent[]> {
  const open = await db
    .selectFrom('sale_suggestions')
    .select(['id', 'seller_id', 'created_at'])
    .where('status', '=', 'PENDING')
    .orderBy('id')
    .execute();
  return [...Map.groupBy(open, (one) => one.seller_id)].flatMap(([sellerId, ones]) => {
    const payload = { sellerId, suggestionIds: ones.map(({ id }) => id) };
    return ones.slice(0, 1).map((one) => event('suggestions.notify_seller', payload, one.created_at));
  });
}

/**
 * Builds the review event of the private seller's first product; later products of theirs go live without a review.
 */
export async function reviewEvents(db: Db): Promise<readonly SeededEvent[]> {
  const first = await db
    .selectFrom('products')
    .select(['id', 'seller_id', 'publication_date'])
    .where('seller_id', '=', demoSellerId('verkoper'))
    .where('status', '=', 'PUBLISHED')
    .where('publication_date', 'is not', null)
    .orderBy('publication_date')
    .orderBy('id')
    .limit(1)
    .execute();
  return first.flatMap(({ id, seller_id: sellerId, publication_date: at }) =>
    at === null
      ? []
      : [event('catalog.notify_reviewed', { productId: id, sellerId, decision: 'APPROVE' }, at)],
  );
}

interface Question {
  readonly seller: string;
  readonly kind: QuestionKind;
  readonly hoursAgo: number;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** The days of a viewing, counted from today. */
  readonly inDays?: readonly number[];
}

const questions: readonly Question[] = [
  {
    ...{ seller: 'merk', kind: 'VIEWING', hoursAgo: 5, name: 'Lotte Dekker', email: 'lotte.dekker' },
    message: 'Ik woon twintig minuten van de winkel en kom graag in de middag.',
    inDays: [3, 5],
  },
  {
    ...{ seller: 'verkoper', kind: 'QUESTION', hoursAgo: 22, name: 'Wim Aerts', email: 'wim.aerts' },
    message: 'Past dit door een deur van 80 cm, of kunnen de poten eraf?',
  },
];

/** Stores visitors' questions about the newest product of each demo account's seller, and returns their events. */
export async function questionEvents(db: Db, now: Date): Promise<readonly SeededEvent[]> {
  const events: SeededEvent[] = [];
  for (const { seller, kind, hoursAgo, name, email, message, inDays = [] } of questions) {
    const createdAt = new Date(now.getTime() - hoursAgo * hour);
    const [product] = await forSale(db, createdAt)
      .where('seller_id', '=', demoSellerId(seller))
      .limit(1)
      .execute();
    if (product === undefined) continue;
    const id = steadyId(`question ${seller} ${kind}`);
    await db
      .insertInto('questions')
      .values({
        ...{ id, product_id: product.id, user_id: null, kind, name, message, created_at: createdAt },
        days: inDays.map((count) => plusDays(amsterdamDay(now), count)),
        email: `${email}@hervonden.test`,
      })
      .execute();
    events.push(event('questions.notify_seller', { questionId: id }, createdAt));
  }
  return events;
}

/** Builds publication events for the latest products of each followed seller that were published after the follow. */
export async function followEvents(db: Db): Promise<readonly SeededEvent[]> {
  const follows = await db.selectFrom('seller_follows').select(['seller_id', 'created_at']).execute();
  const events = new Map<string, SeededEvent>();
  for (const { seller_id: sellerId, created_at: since } of follows) {
    const products = await forSale(db)
      .where('seller_id', '=', sellerId)
      .where('publication_date', '>', since)
      .limit(2)
      .execute();
    for (const { id, at } of products) {
      if (at !== null) events.set(id, event('watches.notify_followers', { productId: id, sellerId }, at));
    }
  }
  return [...events.values()];
}

const searchAge = 12 * day;

/** Stores the buyer's wanted item and its matches, and returns the event of the newest match published since. */
export async function wantedEvents(db: Db, now: Date): Promise<readonly SeededEvent[]> {
  const id = steadyId('wanted item koper');
  const createdAt = new Date(now.getTime() - searchAge);
  const noLimits = {
    ...{ width_lower: null, width_upper: null, height_lower: null, height_upper: null },
    ...{ depth_lower: null, depth_upper: null, diameter_lower: null, diameter_upper: null },
  };
  await db
    .insertInto('wanted_items')
    .values({
      ...{ id, user_id: account('koper'), title: 'Fauteuil', category: null, budget_cents: 90_000 },
      description:
        'Voor naast het raam. Een leren of stoffen zitting is allebei goed, als hij maar lekker zit.',
      ...{ locale: 'nl', created_at: createdAt, updated_at: createdAt, ...noLimits },
    })
    .execute();
  const wished = await matchingProducts(db, id);
  if (wished.length === 0) return [];
  const matches = await forSale(db)
    .where('id', 'in', wished)
    .where('publication_date', '>', createdAt)
    .execute();
  await db
    .insertInto('wanted_matches')
    .values(
      wished.map((productId, rank) => ({
        ...{ item_id: id, product_id: productId, rank },
        matched_at: matches.find((match) => match.id === productId)?.at ?? createdAt,
      })),
    )
    .execute();
  return matches
    .slice(0, 1)
    .flatMap(({ id: productId, at }) =>
      at === null ? [] : [event('wanted.notify_owner', { itemId: id, productId }, at)],
    );
}

/** Maximum age of a price reduction for which a notification is still useful. */
const reductionAge = 13 * day;

/**
 * Puts recently reduced products on the wishlists of the buyer and of staff, dated before the reduction, and returns
 * the events.
 */
export async function reductionEvents(db: Db, now: Date): Promise<readonly SeededEvent[]> {
  const since = new Date(now.getTime() - reductionAge);
  const changes = await forSale(db)
    .innerJoin('product_price_changes', 'product_price_changes.product_id', 'products.id')
    .select(['product_price_changes.changed_at', 'products.seller_id'])
    .where('changed_at', '>', since)
    .whereRef('changed_at', '>', 'products.publication_date')
    .whereRef('product_price_changes.price_cents', '=', 'products.price_cents')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('product_price_changes as earlier')
            .select('earlier.id')
            .whereRef('earlier.product_id', '=', 'products.id')
            .whereRef('earlier.id', '<', 'product_price_changes.id')
            .whereRef('earlier.price_cents', '<=', 'product_price_changes.price_cents'),
        ),
      ),
    )
    .orderBy('changed_at', 'desc')
    .limit(4)
    .execute();
  const savers = [account('koper'), account('staf')].toSorted();
  const events: SeededEvent[] = [];
  for (const [at, { id, seller_id: sellerId, changed_at: changedAt }] of changes.entries()) {
    const saver = savers[at % savers.length];
    if (saver === undefined) continue;
    const addedAt = changedAt.getTime() - 2 * day;
    await writeDocument(db, saver, 'wishlist', id, { id, addedAt });
    events.push(event('catalog.notify_reduced', { productId: id, sellerId }, changedAt));
  }
  return events;
}

/** Selects products for sale that were published before `before`, newest first. */
function forSale(db: Db, before = new Date(8_640_000_000_000)) {
  return db
    .selectFrom('products')
    .select(['products.id', 'products.publication_date as at'])
    .where('products.status', '=', 'PUBLISHED')
    .where('products.inventory', '>', 0)
    .where('products.publication_date', '<', before)
    .orderBy('products.publication_date', 'desc')
    .orderBy('products.id');
}
