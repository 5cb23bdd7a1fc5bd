import { sql } from 'kysely';
import type { Carrier } from '#server/outside/carrier/carrier.ts';
import type { PaymentService } from '#server/outside/payment/payment-service.ts';
import type { Breach } from './breaches.ts';

/** At every stop of the clock: a single late one may find nothing to break. */
const always = { chance: 1 } as const;

/** Rules about gift cards, discount codes, chargebacks and guests, broken on purpose. */
export const voucherBreaches = {
  'a chargeback is never noticed': {
    payments: (payments): PaymentService => ({
      ...payments,
      fetchStatus: async (id) => {
        const report = await payments.fetchStatus(id);
        return report.status === 'chargeback' ? { ...report, status: 'completed' } : report;
      },
    }),
  },
  'a discount code takes off a cent too much': {
    ...always,
    disturb: async (db) => {
      await db.updateTable('discount_codes').set({ value: 1_251 }).where('value', '=', 1_250).execute();
    },
  },
  'a gift card is not charged': {
    ...always,
    disturb: async (db) => {
      await db.deleteFrom('gift_card_movements').where('order_product_id', 'is', null).execute();
    },
  },
  'a gift card gets nothing back': {
    ...always,
    disturb: async (db) => {
      await db.deleteFrom('gift_card_movements').where('order_product_id', 'is not', null).execute();
    },
  },
  'a partial refund is never carried out': {
    payments: (payments): PaymentService => ({
      ...payments,
      refund: async (id, refund) =>
        refund.key.startsWith('refund-part') ? undefined : await payments.refund(id, refund),
    }),
  },
  'guests get no email': {
    mail: (mail) => ({
      send: async (message) => (message.to.startsWith('gast-') ? undefined : await mail.send(message)),
    }),
  },
} as const satisfies Record<string, Breach>;

/** Rules about withdrawals and parcels, broken on purpose. */
export const withdrawalBreaches = {
  'a withdrawal never ends by itself': {
    ...always,
    disturb: async (db) => {
      await db.deleteFrom('deadlines').where('kind', '=', 'withdrawal_step').execute();
    },
  },
  'a withdrawal ends without its refund': {
    ...always,
    disturb: async (db) => {
      await db
        .updateTable('withdrawals')
        .set({ state: 'REFUNDED', outcome: 'REFUNDED', closed_at: new Date(), due_at: null })
        .where('closed_at', 'is', null)
        .execute();
    },
  },
  'a withdrawal does not hold up the order and its payout': {
    ...always,
    // The sides and staff go on, and its deadlines, too. The database refuses it, unless its constraints are dropped.
    disturb: async (db) => {
      await sql`alter table withdrawals
        drop constraint if exists withdrawals_check, drop constraint if exists withdrawals_check1`.execute(
        db,
      );
      await db
        .updateTable('withdrawals')
        .set({ closed_at: new Date() })
        .where('closed_at', 'is', null)
        .execute();
    },
  },
  'the withdrawal period does not end': {
    ...always,
    disturb: async (db) => {
      await db
        .updateTable('order_deliveries')
        .set({ arrived_at: new Date('2040-01-01') })
        .where('status', '=', 'CONFIRMED')
        .execute();
    },
  },
  'a lost or returned parcel changes nothing': {
    hasTroubledParcels: true,
    carrier: (carrier): Carrier => ({
      ...carrier,
      fetchScans: async (id) =>
        (await carrier.fetchScans(id)).filter(({ kind }) => kind !== 'lost' && kind !== 'returned'),
    }),
  },
  'a private seller is treated as a trader': {
    ...always,
    disturb: async (db) => {
      await db.updateTable('order_products').set({ sold_by_trader: true }).execute();
    },
  },
} as const satisfies Record<string, Breach>;
