import type { Kysely } from 'kysely';
import { isUuid } from '#domain/ids.ts';
import { amsterdamMoment, plusDays } from '#domain/orders/order-days.ts';
import { type ListedTransfer, reconcile } from '#domain/payouts/reconcile.ts';
import { command } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import type { PayoutService } from '../../outside/payout/payout-service.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { checkPayout } from './check-payout.ts';
import { payoutAlarmRaised } from './events.ts';
import { paymentMismatches } from './reconcile-payments.ts';

/**
 * Compares the provider's list of a day, given as YYYY-MM-DD, with what we sent on it, and the payments, refunds and
 * chargebacks of the day with the ledger; stores a report, and alerts staff to differences. Throws PayoutServiceError,
 * PaymentServiceError.
 */
export async function reconcileDay(deps: ServerDeps, day: string): Promise<void> {
  const { db, bus, clock, payouts, log } = deps;
  const lists = payouts.kind === 'PROVIDER' ? await listsOf(deps, payouts.service, day) : nothing;
  const { ours, theirs } = lists;
  const mismatches = [...reconcile(ours, theirs), ...(await paymentMismatches(deps, day))];
  const request = { name: 'reconcileDay', body: { day } };
  await command({ db, bus, clock, viewer: null }, request, async ({ tx, now, emit }) => {
    const report = { compared: ours.length, mismatches: JSON.stringify(mismatches), created_at: now };
    await tx
      .insertInto('payout_reconciliations')
      .values({ day, ledger_problems: '[]', ...report })
      .onConflict((conflict) => conflict.column('day').doUpdateSet(report))
      .execute();
    if (mismatches.length > 0) await emit(payoutAlarmRaised, { day, what: 'differences' });
  });
  if (mismatches.length > 0)
    log.error({ day, mismatches }, 'the provider’s list of payouts differs from ours');
}

interface Lists {
  readonly ours: readonly ListedTransfer[];
  readonly theirs: readonly ListedTransfer[];
}

const nothing: Lists = { ours: [], theirs: [] };

/**
 * Both lists of a day. Status changes at the provider that are not applied yet are no differences, so they are
 * applied first.
 */
async function listsOf(deps: ServerDeps, service: PayoutService, day: string): Promise<Lists> {
  const read = async (): Promise<Lists> => {
    const theirs = await service.list(day);
    const known = theirs.map(({ reference }) => reference);
    return { theirs, ours: await sentOn(deps.db, day, known, service) };
  };
  const lists = await read();
  const changed = reconcile(lists.ours, lists.theirs).filter(({ kind }) => kind === 'STATUS');
  if (changed.length === 0) return lists;
  for (const { reference } of changed) await checkPayout(deps, reference);
  return await read();
}

/** Milliseconds. The provider may record a transfer just before midnight and we just after it. */
const margin = 60_000;

/**
 * Transfers sent on the day, and those that the provider lists for it although we recorded the day before or after. A
 * transfer of the first minute may be in the provider's list of the day before; it counts for this day if it is in
 * neither list.
 */
async function sentOn(
  db: Kysely<Database>,
  day: string,
  listed: readonly string[],
  service: Pick<PayoutService, 'list'>,
) {
  const [from, until] = [amsterdamMoment(day, 0), amsterdamMoment(plusDays(day, 1), 0)];
  const known = listed.filter(isUuid);
  const rows = await db
    .selectFrom('payouts')
    .select(['id', 'amount_cents', 'sent_at', 'status'])
    .where('channel', '=', 'PROVIDER')
    .where('provider_id', 'is not', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('sent_at', '>=', new Date(from)), eb('sent_at', '<', new Date(until))]),
        ...(known.length > 0 ? [eb('id', 'in', known)] : []),
      ]),
    )
    .orderBy('id')
    .execute();
  const isEarly = (sentAt: Date | null) =>
    sentAt !== null && sentAt.getTime() >= from && sentAt.getTime() < from + margin;
  const hasDoubt = rows.some(({ id, sent_at }) => isEarly(sent_at) && !known.includes(id));
  const before = hasDoubt ? await service.list(plusDays(day, -1)) : [];
  const counted = new Set(before.map(({ reference }) => reference));
  return rows
    .filter(({ id, sent_at }) => known.includes(id) || !isEarly(sent_at) || !counted.has(id))
    .map(({ id, amount_cents, status }) => ({ reference: id, amount: Number(amount_cents), status }));
}
