import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { EventHandler } from '../../process/event-handler.ts';
import type { TruthChecks } from '../../process/truth-check.ts';
import { notify } from '../notifications/public/notify.ts';
import { beginPause } from '../notifications/public/pause.ts';
import { sellerReaders } from '../notifications/readers-view.ts';
import { orderPlaced } from '../orders/events.ts';
import { payoutAccountMissing } from './events.ts';
import { countOverdueReleases } from './overdue-releases.ts';

/** Milliseconds between two requests for an account number, however many products are sold in between. */
const askEvery = 7 * 24 * 60 * 60 * 1000;

async function lacksAccount(db: Kysely<Database>, sellerId: string): Promise<boolean> {
  const seller = await db
    .selectFrom('sellers')
    .select('iban')
    .where('id', '=', sellerId)
    .where('iban', 'is', null)
    .executeTakeFirst();
  return seller !== undefined;
}

/** A sale is the first moment at which a seller needs an account number; its payout follows days later. */
const checkSellers: EventHandler = {
  name: 'payouts.check_accounts',
  on: orderPlaced,
  inside: async ({ tx, emit }, { payload }) => {
    const sellers = await tx
      .selectFrom('order_products')
      .innerJoin('sellers', 'sellers.id', 'order_products.seller_id')
      .where('order_products.order_id', '=', String(payload.orderId))
      .where('sellers.iban', 'is', null)
      .select('sellers.id')
      .distinct()
      .orderBy('sellers.id')
      .execute();
    for (const { id } of sellers) await emit(payoutAccountMissing, { sellerId: id });
  },
};

/** Asks for the account number when something is sold, and again while money is due. */
const askForAccount: EventHandler = {
  name: 'payouts.ask_for_account',
  on: payoutAccountMissing,
  inside: async (scope, event) => {
    const sellerId = String(event.payload.sellerId);
    if (!(await lacksAccount(scope.tx, sellerId))) return;
    const about = { kind: 'payout_account_missing', subject: sellerId } as const;
    const readers = await sellerReaders(scope.tx, sellerId);
    if (readers.length === 0 || !(await beginPause(scope, { ...about, pause: askEvery }))) return;
    await notify(scope, event, { ...about, readers, path: '/account/gegevens' });
  },
};

export const accountHandlers: readonly EventHandler[] = [checkSellers, askForAccount];

export const payoutChecks: TruthChecks = {
  payout_account_missing: (db, { subject }) => lacksAccount(db, subject),
  payout_alarm: async (db, { detail, now }) =>
    detail !== 'overdue' || (await countOverdueReleases(db, now)) > 0,
};
