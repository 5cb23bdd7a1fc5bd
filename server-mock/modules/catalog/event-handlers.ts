import type { CommandScope } from '../../command.ts';
import type { EventHandler } from '../../process/event-handlers.ts';
import type { StoredEvent } from '../../process/events.ts';
import { peopleReaders, sellerReaders, titlesOf } from '../notifications/readers-view.ts';
import { beginPause, type Notice, notify, notifyMany } from '../notifications/store.ts';
import { productRestocked } from '../payments/events.ts';
import { watchersOf } from '../watches/subscribers-view.ts';
import { saversOf } from '../wishlist/savers-view.ts';
import { announcements, productRepriced, productTakenOffline } from './events.ts';
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
  return { subject: id, titles: await titlesOf(tx, { productId: id, kept: title }), path };
}

const reviewKinds = {
  APPROVE: 'product_approved',
  REQUEST_CHANGES: 'product_changes_requested',
  REJECT: 'product_rejected',
} as const;

/** The seller hears what staff decided about a product; one that went live without a review is no news to them. */
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

/** Within this time whoever saved a product hears once that it is for sale again. */
const availablePause = 7 * 24 * 60 * 60 * 1000;

/**
 * Only what was for sale before can be on a wishlist, so whoever saved it hears that it is for sale again: published
 * once more, or sold and back in stock. Those who watch it hear of that as watchers.
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

/** The seller hears what staff took offline; the bidders hear of the bids that ended with it. */
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

/** Two reductions within this time are one: a seller tries out prices. */
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

/** Notifies whoever saved a product, unless that was done a short while ago. */
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

function isForSale({ status, inventory }: EventProduct): boolean {
  return status === 'PUBLISHED' && inventory > 0;
}

const window = 30 * 24 * 60 * 60 * 1000;

/** Lower than every price of the last 30 days: raising a price first makes no reduction. */
async function isLowest({ tx, now }: CommandScope, { id, price_cents }: EventProduct): Promise<boolean> {
  const history = await priceHistory(tx, id);
  const since = now.getTime() - window;
  // A price counts until the next one begins.
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
  ...catalogSuspensionHandlers,
];
