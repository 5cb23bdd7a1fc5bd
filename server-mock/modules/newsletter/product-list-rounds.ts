import { intervalLength } from '#domain/subscription/subscription-rules.ts';
import { type DeadlineHandler, setDeadline } from '../../process/deadlines.ts';
import { locked } from './confirm-subscription.ts';
import { productListEmailDue } from './events.ts';
import { productListDeadline } from './product-list-deadline.ts';
import { isRunning } from './store.ts';

/**
 * The time in milliseconds between publication and being found by the search; younger products are in the next email.
 */
const settling = 5 * 60 * 1000;

/**
 * One round of a subscription: emits an event for the time since the last round and moves `seen_until` in the same
 * transaction. Rounds follow each other without gaps, so every product belongs to exactly one of them and is emailed
 * once.
 */
const productListRound: DeadlineHandler = {
  kind: productListDeadline,
  run: async ({ tx, now, emit }, subscriptionId) => {
    const row = await locked(tx, subscriptionId);
    if (row?.interval == null || row.seen_until === null || !isRunning(row)) return;
    const dueAt = new Date(now.getTime() + intervalLength[row.interval]);
    await setDeadline(tx, { kind: productListDeadline, subjectId: subscriptionId, dueAt });
    const until = new Date(now.getTime() - settling);
    if (until <= row.seen_until) return;
    await tx
      .updateTable('subscriptions')
      .set({ seen_until: until })
      .where('id', '=', subscriptionId)
      .execute();
    const [since, end] = [row.seen_until.toISOString(), until.toISOString()];
    await emit(productListEmailDue, { subscriptionId, since, until: end });
  },
};

export const newsletterDeadlines: readonly DeadlineHandler[] = [productListRound];
