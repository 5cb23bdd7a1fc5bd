import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/schema.ts';
import { type PaymentService, PaymentServiceError } from './payment-service.ts';
import { createRestPayments } from './rest-payments.ts';
import { createPaymentSimulator } from './simulator.ts';

type Settings = Pick<Config, 'paymentUrl' | 'paymentKey' | 'publicUrl' | 'production' | 'demo'>;

/**
 * Chooses the provider with a configured key, or the simulator in the demo and in development. In production without
 * a key payments are not possible, so that simulated payments never buy anything real.
 */
export function choosePayments(settings: Settings, db: Kysely<Database>, clock: Clock): PaymentService {
  if (settings.paymentKey !== null) {
    return createRestPayments({ base: settings.paymentUrl, key: settings.paymentKey });
  }
  return settings.production && !settings.demo
    ? closed
    : createPaymentSimulator(db, clock, settings.publicUrl);
}

const refuse = async (): Promise<never> => {
  throw new PaymentServiceError('No payment provider is set (PAYMENT_KEY).');
};

const closed: PaymentService = {
  ...{ create: refuse, fetchStatus: refuse, cancel: refuse, refund: refuse },
  // Without a provider there are no payments to list.
  list: async () => [],
};
