import type { OrderRole } from '#domain/orders/order-role.ts';
import { sideOf } from '#domain/orders/order-side.ts';
import type { CommandScope } from '../../command.ts';
import { renderEmail } from '../../outside/mail/render-email.ts';
import type { EventHandler } from '../../process/event-handler.ts';
import type { StoredEvent } from '../../process/events.ts';
import { type Notice, notify } from '../notifications/public/notify.ts';
import { titlesOf } from '../notifications/readers-view.ts';
import { deliveryChanged } from '../orders/events.ts';
import { lineOfOrderProduct, type OrderLine } from '../orders/public/lines.ts';
import { sideReaders } from '../orders/side-readers-view.ts';
import { withdrawalSettled } from '../withdrawals/events.ts';
import { planRequest } from './deadlines.ts';
import { guestReviewEmail, orderPath } from './emails.ts';
import { reviewPublished, reviewReplied, reviewRequestDue } from './events.ts';
import { canWriteReview, otherSide } from './line-reviews.ts';

const planAsking: EventHandler = {
  name: 'reviews.plan_request',
  on: deliveryChanged,
  inside: async (scope, { payload }) => {
    // Every receipt that a side or the clock confirms emits an event for the seller, but not always one for the buyer.
    if (payload.status === 'CONFIRMED' && payload.side === 'seller')
      await planFor(scope, String(payload.orderProductId));
  },
};

/** Only a full refund undoes the sale: after a partial one both sides keep what they agreed on, and may review it. */
const planAfterWithdrawal: EventHandler = {
  name: 'reviews.plan_after_withdrawal',
  on: withdrawalSettled,
  inside: async (scope, { payload }) => await planFor(scope, String(payload.orderProductId)),
};

async function planFor(scope: CommandScope, orderProductId: string): Promise<void> {
  const line = await lineOfOrderProduct(scope.tx, orderProductId);
  const confirmed = line?.delivery.confirmed_at;
  if (line !== undefined && confirmed) await planRequest(scope, line.product.id, confirmed);
}

/** Notifies one side of a line about its reviews. */
async function noticeFor(
  scope: CommandScope,
  line: OrderLine,
  side: OrderRole,
): Promise<Pick<Notice, 'subject' | 'detail' | 'path' | 'titles' | 'readers'>> {
  const { product } = line;
  return {
    ...{ subject: product.id, detail: side, path: orderPath(line) },
    readers: await sideReaders(scope.tx, line, sideOf(side)),
    titles: await titlesOf(scope.tx, { productId: product.product_id, fallback: product.title }),
  };
}

/** A side that has written its review already is not invited, whatever the other side has done. */
const askBoth: EventHandler = {
  name: 'reviews.ask',
  on: reviewRequestDue,
  inside: async (scope, event) => {
    const line = await lineOfOrderProduct(scope.tx, String(event.payload.orderProductId));
    if (line === undefined) return;
    for (const side of ['BUYER', 'SELLER'] as const) {
      if (!(await canWriteReview(scope.tx, { line, author: side, now: scope.now }))) continue;
      await notify(scope, event, { kind: 'review_requested', ...(await noticeFor(scope, line, side)) });
    }
  },
};

/** Guests are invited at the address of the order; an account with that address can write the review. */
const askGuest: EventHandler = {
  name: 'reviews.ask_guest',
  on: reviewRequestDue,
  lane: 'mail',
  outside: async (event, deps) => {
    const line = await lineOfOrderProduct(deps.db, String(event.payload.orderProductId));
    if (line === undefined || line.order.user_id !== null) return;
    if (!(await canWriteReview(deps.db, { line, author: 'BUYER', now: deps.clock.now() }))) return;
    const content = await guestReviewEmail(deps, line);
    await deps.mail.send({ to: line.order.email, cause: event.id, ...renderEmail(content) });
  },
};

async function reviewOf({ tx }: CommandScope, { payload }: StoredEvent) {
  const review = await tx
    .selectFrom('reviews')
    .select(['author', 'order_product_id', 'state'])
    .where('id', '=', String(payload.reviewId))
    .executeTakeFirst();
  if (review?.state !== 'PUBLISHED' || review.order_product_id === null) return undefined;
  const line = await lineOfOrderProduct(tx, review.order_product_id);
  return line === undefined ? undefined : { line, author: review.author };
}

const notifyReviewed: EventHandler = {
  name: 'reviews.notify_reviewed',
  on: reviewPublished,
  inside: async (scope, event) => {
    const found = await reviewOf(scope, event);
    if (found === undefined) return;
    const notice = await noticeFor(scope, found.line, otherSide[found.author]);
    await notify(scope, event, { kind: 'review_published', ...notice });
  },
};

const notifyAuthor: EventHandler = {
  name: 'reviews.notify_author',
  on: reviewReplied,
  inside: async (scope, event) => {
    const found = await reviewOf(scope, event);
    if (found === undefined) return;
    const notice = await noticeFor(scope, found.line, found.author);
    await notify(scope, event, { kind: 'review_replied', ...notice });
  },
};

export const reviewHandlers: readonly EventHandler[] = [
  planAsking,
  planAfterWithdrawal,
  askBoth,
  askGuest,
  notifyReviewed,
  notifyAuthor,
];
