import { isForSale } from '#domain/cart/cart-rules.ts';
import type { CommandScope } from '../../command.ts';
import { type EventHandler, ignoring } from '../../process/event-handler.ts';
import type { StoredEvent } from '../../process/events.ts';
import { type Notice, notify, notifyMany } from '../notifications/public/notify.ts';
import { beginPause } from '../notifications/public/pause.ts';
import { peopleReaders, sellerReaders, titlesOf } from '../notifications/readers-view.ts';
import { announcements, productRepriced, productTakenOffline } from '../products/events.ts';
import { productRestocked } from '../reservations/events.ts';
import { watchersOf } from '../watches/watchers-view.ts';
import { saversOf } from '../wishlist/savers-view.ts';
import { followSellerType } from './follow-seller-type.ts';
import { catalogSuspensionHandlers } from './follow-suspension.ts';
import { priceHistory } from './price-history.ts';

async function eventProduct({ tx }: CommandScope, { payload }: StoredEvent) {
  return await tx
    .selectFrom('products')
    .select(['id', 'slug', 'title', 'status', 'seller_id', 'inventory', 'price_cents'])
    .where('id', '=', String(payload.productId))
    .executeTakeFirst();
}

type EventProduct = NonNullable<Awaited<ReturnType<typeof eventProduct>>>;

async function about(
  { tx }: CommandScope,
  { id, title }: EventProduct,
  path: string,
): Promise<Pick<Notice, 'subject' | 'titles' | 'path'>> {
  return { subject: id, titles: await titlesOf(tx, { productId: id, fallback: title }), path };
}

const reviewKinds = {
  APPROVE: 'product_approved',
  REQUEST_CHANGES: 'product_changes_requested',
  REJECT: 'product_rejected',
} as const;

/** Notifies the seller of a review decision. A product that was published without a review causes no notification. */
const notifyReviewed: EventHandler = {
  name: 'catalog.notify_reviewed',
  on: announcements.announce_review,
  inside: async (scope, event) => {
    const kind = reviewKinds[event.payload.decision as keyof typeof reviewKinds];
    const product = await eventProduct(scope, event);
    if (kind === undefined || product === undefined) return;
    const path = kind === 'product_approved' ? `/products/${product.slug}` : `/account/items/${product.id}`;
    const readers = await sellerReaders(scope.tx, product.seller_id);
    await notify(scope, event, { kind, readers, ...(await about(scope, product, path)) });
  },
};

/** A wishlist owner is notified at most once in this time that a product is for sale again. In milliseconds. */
const availablePause = 7 * 24 * 60 * 60 * 1000;

/**
 * Notifies people who have the product on their wishlist that it is for sale again, because it was republished or is
 * back in stock; only a product that was for sale before can be on a wishlist. People who watch the product are left
 * out, because they get a notification of their own.
 */
function notifySavers(name: string, on: string): EventHandler {
  return {
    ...{ name, on },
    inside: async (scope, event) => {
      const product = await eventProduct(scope, event);
      if (product === undefined || !isForSale(product)) return;
      const watchers = new Set((await watchersOf(scope.tx, product.id)).map(({ userId }) => userId));
      const savers = (await saversOf(scope.tx, product)).filter((userId) => !watchers.has(userId));
      await reportToSavers(scope, event, product, { kind: 'saved_product_available', savers });
    },
  };
}

/** Notifies the seller of a product that staff took offline. The bidders are notified of the end of their bids. */
const notifyTakenOffline: EventHandler = {
  name: 'catalog.notify_taken_offline',
  on: productTakenOffline,
  inside: async (scope, event) => {
    const product = await eventProduct(scope, event);
    if (product === undefined) return;
    await notify(scope, event, {
      kind: 'product_taken_offline',
      readers: await sellerReaders(scope.tx, product.seller_id),
      detail: String(event.payload.removalId),
      ...(await about(scope, product, `/account/items/${product.id}`)),
    });
  },
};

/** Reductions within this time cause one notification, because sellers try out prices. In milliseconds. */
const reductionPause = 24 * 60 * 60 * 1000;

const notifyReduced: EventHandler = {
  name: 'catalog.notify_reduced',
  on: productRepriced,
  inside: async (scope, event) => {
    const product = await eventProduct(scope, event);
    if (product === undefined || !isForSale(product) || !(await isLowest(scope, product))) return;
    const savers = await saversOf(scope.tx, product);
    await reportToSavers(scope, event, product, { kind: 'saved_product_reduced', savers });
  },
};

const pauses = { saved_product_available: availablePause, saved_product_reduced: reductionPause } as const;

/** Notifies people who have the product on their wishlist, unless that happened within the pause. */
async function reportToSavers(
  scope: CommandScope,
  event: StoredEvent,
  product: EventProduct,
  {
    kind,
    savers,
  }: {
    readonly kind: keyof typeof pauses;
    readonly savers: readonly string[];
  },
): Promise<void> {
  const readers = await peopleReaders(scope.tx, savers);
  const pause = { kind, subject: product.id, pause: pauses[kind] };
  if (readers.length === 0 || !(await beginPause(scope, pause))) return;
  await notifyMany(scope, event, {
    ...{ kind, readers },
    ...(await about(scope, product, `/products/${product.slug}`)),
  });
}

const window = 30 * 24 * 60 * 60 * 1000;

/**
 * Returns whether the price is lower than every price of the last 30 days, so that raising the price first makes no
 * reduction.
 */
async function isLowest({ tx, now }: CommandScope, { id, price_cents }: EventProduct): Promise<boolean> {
  const history = await priceHistory(tx, id);
  const since = now.getTime() - window;
  // A price applies until the next one starts.
  const earlier = history
    .slice(0, -1)
    .filter((_, index) => (history[index + 1]?.date.getTime() ?? 0) > since);
  return price_cents !== null && earlier.length > 0 && earlier.every(({ price }) => price_cents < price);
}

export const catalogHandlers: readonly EventHandler[] = [
  notifyReviewed,
  notifyTakenOffline,
  notifySavers('catalog.notify_savers', announcements.announce_published),
  notifySavers('catalog.notify_savers_restocked', productRestocked),
  notifyReduced,
  // Staff find the products to review at the desk.
  ignoring('catalog.ignore_submitted', announcements.announce_submitted),
  followSellerType,
  ...catalogSuspensionHandlers,
];
