import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { intervalLength, type SubscriptionInterval } from '#domain/subscription/subscription-rules.ts';
import { type CommandScope, command } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { FailedToUpdateError } from '../../graphql/errors.ts';
import type { Locale } from '../../messages.ts';
import { setDeadline } from '../../process/deadlines.ts';
import { newsletterCode } from './codes.ts';
import { newsletterConfirmed } from './events.ts';
import { productListDeadline } from './product-list-deadline.ts';
import { isRunning, type Subscription } from './store.ts';
import { type Confirmation, readConfirmToken } from './tokens.ts';

/** A subscription as the pages behind its links show it. */
export interface SubscriptionAnswer {
  readonly kind: Subscription['kind'];
  readonly title: string;
  readonly savedUrl: string;
  /** The newsletter's discount code if the newsletter is confirmed, now or earlier (NEWS-001); null otherwise. */
  readonly code: string | null;
}

/**
 * Confirms an address with the link of its email, after which emails are sent to it. Using the link again changes
 * nothing; neither does a link that is older than the one used last, nor, for the newsletter, a link from before it was
 * ended. Throws FailedToUpdateError `subscription_link_invalid` if the link has a wrong signature, is older than seven
 * days, or was created before the subscription ended.
 */
export async function confirmSubscription(
  context: GraphqlContext,
  token: string,
): Promise<SubscriptionAnswer> {
  const confirmation = readConfirmToken(context.secrets, token, context.clock.now());
  if (confirmation === null) throw invalid();
  return await command(context, { name: 'confirmSubscription', body: null }, async (scope) => {
    const row = await locked(scope.tx, confirmation.id);
    if (row === undefined) throw invalid();
    if (row.ended_at !== null && row.ended_at >= confirmation.madeAt) throw invalid();
    const { kind, title, email } = row;
    if (kind === 'LISTING') await confirmProductList(scope, row, confirmation);
    const isNewsletter = kind === 'NEWSLETTER' || confirmation.withNewsletter;
    const code = isNewsletter ? await confirmNewsletter(scope, context, email, confirmation.madeAt) : null;
    return { kind, title, savedUrl: row.saved_url, code };
  });
}

function invalid(): FailedToUpdateError {
  return new FailedToUpdateError('subscription_link_invalid');
}

/** Returns the row, locked until the end of the transaction. */
export async function locked(tx: Transaction<Database>, id: string): Promise<Subscription | undefined> {
  return await tx.selectFrom('subscriptions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

async function confirmProductList({ tx, now }: CommandScope, row: Subscription, wish: Confirmation) {
  const interval: SubscriptionInterval = wish.interval ?? row.interval ?? 'WEEKLY';
  if (isRunning(row) && row.link_made_at !== null && row.link_made_at > wish.madeAt) return;
  await tx
    .updateTable('subscriptions')
    .set({
      ...{ interval, confirmed_at: row.confirmed_at ?? now, ended_at: null, link_made_at: wish.madeAt },
      // Products published before the confirmation are not new to the subscriber.
      seen_until: isRunning(row) ? row.seen_until : now,
    })
    .where('id', '=', row.id)
    .execute();
  if (isRunning(row) && row.interval === interval) return;
  const dueAt = new Date(now.getTime() + intervalLength[interval]);
  await setDeadline(tx, { kind: productListDeadline, subjectId: row.id, dueAt });
}

/**
 * Subscribes the address to the newsletter, whatever was requested, and returns its discount code. Returns null if the
 * newsletter was ended after the link was made.
 */
async function confirmNewsletter(
  scope: CommandScope,
  { secrets, locale }: { readonly secrets: GraphqlContext['secrets']; readonly locale: Locale },
  email: string,
  madeAt: Date,
): Promise<string | null> {
  const row = await lockNewsletter(scope, email);
  if (row !== undefined && row.ended_at !== null && row.ended_at >= madeAt) return null;
  await startNewsletter(scope, email, locale);
  return await newsletterCode(scope.tx, secrets, { email, now: scope.now });
}

/** Starts the newsletter for an address that is known to be the subscriber's; does nothing while it is running. */
export async function startNewsletter(scope: CommandScope, email: string, locale: Locale): Promise<void> {
  const { tx, now, emit } = scope;
  await tx
    .insertInto('subscriptions')
    .values({
      ...{ id: randomUUID(), kind: 'NEWSLETTER', email, locale, interval: null },
      ...{ asked_at: now, confirmed_at: null, ended_at: null, seen_until: null },
    })
    .onConflict((conflict) => conflict.columns(['email', 'kind', 'saved_url']).doNothing())
    .execute();
  const row = await lockNewsletter(scope, email);
  if (row === undefined || isRunning(row)) return;
  await tx
    .updateTable('subscriptions')
    .set({ confirmed_at: now, ended_at: null, locale })
    .where('id', '=', row.id)
    .execute();
  await emit(newsletterConfirmed, { subscriptionId: row.id });
}

async function lockNewsletter({ tx }: CommandScope, email: string): Promise<Subscription | undefined> {
  return await tx
    .selectFrom('subscriptions')
    .selectAll()
    .where('email', '=', email)
    .where('kind', '=', 'NEWSLETTER')
    .forUpdate()
    .executeTakeFirst();
}
