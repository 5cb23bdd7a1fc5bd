import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Config } from '#server/config.ts';
import type { ServerOptions } from '#server/create-server.ts';
import type { Database } from '#server/db/schema.ts';
import type { Carrier } from '#server/outside/carrier/carrier.ts';
import { createRestCarrier } from '#server/outside/carrier/rest-carrier.ts';
import type { Mail } from '#server/outside/mail/mail.ts';
import type { PaymentService } from '#server/outside/payment/payment-service.ts';
import { createRestPayments } from '#server/outside/payment/rest-payments.ts';
import type { PayoutService } from '#server/outside/payout/payout-service.ts';
import { createRestPayouts } from '#server/outside/payout/rest-payouts.ts';
import { voucherBreaches, withdrawalBreaches } from './more-breaches.ts';

export type Parts = Pick<ServerOptions, 'carrier' | 'mail' | 'payments' | 'payouts'>;

export interface Breach {
  payments?(payments: PaymentService): PaymentService;
  payouts?(payouts: PayoutService): PayoutService;
  mail?(mail: Mail): Mail;
  carrier?(carrier: Carrier): Carrier;
  /** Called now and then during the run, with this chance at each stop of the clock. */
  readonly chance?: number;
  /** Most parcels are lost or returned, so that a few lives meet the rule. */
  readonly hasTroubledParcels?: true;
  disturb?(db: Kysely<Database>): Promise<void>;
}

export const breachNames = [
  'a payout is sent twice',
  'a payout is sent for a cent too much',
  'a refund is never carried out',
  'a refund is a cent too small',
  'a refund is asked for twice, under different keys',
  'an email gets its Message-ID anew at each try',
  'an email is noted as sent before it is out',
  'a deadline is dropped',
  'an event is lost',
  'a delivery is confirmed past all rules',
  'a chargeback is never noticed',
  'a discount code takes off a cent too much',
  'a gift card is not charged',
  'a gift card gets nothing back',
  'a withdrawal never ends by itself',
  'a withdrawal ends without its refund',
  'a withdrawal does not hold up the order and its payout',
  'the withdrawal period does not end',
  'a private seller is treated as a trader',
  'a lost or returned parcel changes nothing',
  'a partial refund is never carried out',
  'guests get no email',
] as const;
export type BreachName = (typeof breachNames)[number];

/** Rules broken on purpose, to verify that the checks detect it. */
const breaches: Readonly<Record<BreachName, Breach>> = {
  'a payout is sent twice': {
    payouts: (payouts) => ({
      ...payouts,
      create: async (request) => {
        const report = await payouts.create(request);
        await payouts.create({ ...request, reference: randomUUID() });
        return report;
      },
    }),
  },
  'a payout is sent for a cent too much': {
    payouts: (payouts) => ({
      ...payouts,
      create: (request) => payouts.create({ ...request, amount: request.amount + 1 }),
    }),
  },
  'a refund is never carried out': {
    payments: (payments) => ({ ...payments, refund: async () => undefined }),
  },
  'a refund is a cent too small': {
    payments: (payments) => ({
      ...payments,
      refund: (id, { key, amount }) => payments.refund(id, { key, amount: amount - 1 }),
    }),
  },
  'a refund is asked for twice, under different keys': {
    payments: (payments) => ({
      ...payments,
      refund: async (id, refund) => {
        await payments.refund(id, refund);
        await payments.refund(id, { ...refund, key: randomUUID() });
      },
    }),
  },
  'an email gets its Message-ID anew at each try': {
    mail: (mail) => ({ send: (message) => mail.send({ ...message, cause: randomUUID() }) }),
  },
  'an email is noted as sent before it is out': {
    mail: (mail) => ({
      send: async (message) => (message.to.length % 2 === 0 ? await mail.send(message) : undefined),
    }),
  },
  'a deadline is dropped': {
    disturb: async (db) => {
      await db.deleteFrom('deadlines').where('kind', 'in', ['order_clock', 'case_step']).execute();
    },
  },
  'an event is lost': {
    disturb: async (db) => {
      await db.deleteFrom('event_outbox').where('done_at', 'is', null).execute();
    },
  },
  'a delivery is confirmed past all rules': {
    disturb: async (db) => {
      await db
        .updateTable('order_deliveries')
        .set({ status: 'CONFIRMED', confirmed_at: new Date() })
        .where('status', 'in', ['PENDING', 'ARRIVED', 'HANDED_OFF', 'IN_REVIEW'])
        .execute();
    },
  },
  ...voucherBreaches,
  ...withdrawalBreaches,
};

export function breachOf(name: string | undefined): Breach {
  if (name === undefined) return {};
  const breach = Object.entries(breaches).find(([known]) => known === name)?.[1];
  if (breach === undefined) throw new Error(`There is no breach called ${name}.`);
  return breach;
}

const answersLost = 0.03;

/** Delivers every email, but sometimes fails afterwards, as if the acknowledgement were lost. */
function unreliable(mail: Mail): Mail {
  return {
    async send(message) {
      await mail.send(message);
      if (Math.random() < answersLost) throw new Error('The mail server did not answer.');
    },
  };
}

type Addresses = Pick<
  Config,
  'carrierUrl' | 'carrierKey' | 'paymentUrl' | 'paymentKey' | 'payoutUrl' | 'payoutKey'
>;

/** The outside services of a server, one of them broken if the breach requires it. */
export function partsOf(config: Addresses, mail: Mail, breach: Breach): Parts {
  const payments = createRestPayments({ base: config.paymentUrl, key: config.paymentKey ?? '' });
  const payouts = createRestPayouts({ base: config.payoutUrl, key: config.payoutKey ?? '' });
  const carrier = createRestCarrier({ base: config.carrierUrl, key: config.carrierKey ?? '' });
  const broken = breach.mail?.(unreliable(mail)) ?? unreliable(mail);
  return {
    mail: broken,
    carrier: breach.carrier?.(carrier) ?? carrier,
    payments: breach.payments?.(payments) ?? payments,
    payouts: { kind: 'PROVIDER', service: breach.payouts?.(payouts) ?? payouts },
  };
}
