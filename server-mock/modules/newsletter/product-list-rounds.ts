import { intervalLength } from '#domain/subscription/subscription-rules.ts';
import { type DeadlineHandler, setDeadline } from '../../process/deadlines.ts';
import { locked } from './confirm-subscription.ts';
import { productListEmailDue } from './events.ts';
import { productListDeadline } from './product-list-deadline.ts';
import { isRunning } from './store.ts';

/** Milliseconds that a piece may take from its moment of publication to being found; younger ones wait for the next mail. */
const settling = 5 * 60 * 1000;

/**
 * A round of one subscription: the time since the last one is mailed, and the mark moves in the same transaction. Rounds
 * follow each other without a gap, so each piece falls in one of them, and each round is one event: told once.
 */
const listingRound: DeadlineHandler = {
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

export const newsletterDeadlines: readonly DeadlineHandler[] = [listingRound];
