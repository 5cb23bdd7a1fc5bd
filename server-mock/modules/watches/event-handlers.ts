import type { CommandScope } from '../../command.ts';
import type { EventHandler } from '../../process/event-handler.ts';
import type { StoredEvent } from '../../process/events.ts';
import { notifyMany } from '../notifications/public/notify.ts';
import { peopleReaders, titlesOf } from '../notifications/readers-view.ts';
import { announcements } from '../products/events.ts';
import { wasOfferedBefore } from '../products/for-sale-view.ts';
import { productAvailable } from '../reservations/events.ts';
import { saversOf } from '../wishlist/savers-view.ts';
import { followersOf } from './followers.ts';
import { isAvailable } from './is-available.ts';
import { lastEndedPayment } from './last-payer.ts';
import { endWatches } from './store.ts';
import { watchersOf } from './watchers-view.ts';

async function productForSale({ tx }: CommandScope, { payload }: StoredEvent) {
  return await tx
    .selectFrom('products')
    .select(['id', 'slug', 'title', 'seller_id', 'publication_date'])
    .where('id', '=', String(payload.productId))
    .where('status', '=', 'PUBLISHED')
    .where('inventory', '>', 0)
    .executeTakeFirst();
}

/**
 * A watch is for one reservation: people who were notified are not notified of the next one unless they watch again.
 * The person whose own payment ended, and with it the reservation, is left out, unless the product was published
 * again afterwards. All watches stay while the product is reserved again: they are notified at the end of that
 * reservation.
 */
const notifyWatchers: EventHandler = {
  name: 'watches.notify_watchers',
  on: productAvailable,
  inside: async (scope, event) => {
    const { tx } = scope;
    const product = await productForSale(scope, event);
    if (product === undefined || !(await isAvailable(tx, product.id, scope.now))) return;
    const watchers = await watchersOf(tx, product.id);
    const ended = await lastEndedPayment(tx, product.id, scope.now);
    const wasPublishedAgain =
      ended === undefined || (product.publication_date ?? ended.endedAt) > ended.endedAt;
    const notified = watchers.filter(
      ({ userId, since }) => wasPublishedAgain || userId !== ended?.userId || since > ended.endedAt,
    );
    await notifyMany(scope, event, {
      ...{ kind: 'watched_product_available', subject: product.id, path: `/products/${product.slug}` },
      readers: await peopleReaders(
        tx,
        notified.map(({ userId }) => userId),
      ),
      titles: await titlesOf(tx, { productId: product.id, fallback: product.title }),
    });
    await endWatches(tx, product.id, watchers);
  },
};

/**
 * Notifies followers of a product once, however often it is published again; people with the product on their
 * wishlist get the notification for that instead. All products of a seller share one notification and one place on
 * the lock screen, so that fifty new products at once do not flood it.
 */
const notifyFollowers: EventHandler = {
  name: 'watches.notify_followers',
  on: announcements.announce_published,
  inside: async (scope, event) => {
    const { tx } = scope;
    const product = await productForSale(scope, event);
    if (product === undefined || (await wasOfferedBefore(tx, product.id, event.createdAt))) return;
    const savers = new Set(await saversOf(tx, product));
    const followers = (await followersOf(tx, product.seller_id)).filter((userId) => !savers.has(userId));
    await notifyMany(scope, event, {
      ...{ kind: 'followed_seller_published', subject: product.seller_id, detail: product.id },
      path: `/products/${product.slug}`,
      readers: await peopleReaders(tx, followers),
      titles: await titlesOf(tx, { productId: product.id, fallback: product.title }),
    });
  },
};

export const watchHandlers: readonly EventHandler[] = [notifyWatchers, notifyFollowers];
