import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/schema.ts';
import { type PayoutChannel, PayoutServiceError } from './payout-service.ts';
import { createRestPayouts } from './rest-payouts.ts';
import { createPayoutSimulator } from './simulator.ts';

type Settings = Pick<Config, 'payoutUrl' | 'payoutKey' | 'payoutAccount' | 'production' | 'demo'>;

/** Milliseconds until the demo's bank has executed a transfer. */
const demoSettleAfter = 60_000;

/**
 * Chooses the provider with a configured key, else a bank file if the platform's bank account is configured, or the
 * simulator in the demo and in development. In production without either there are no payouts.
 */
export function choosePayouts(settings: Settings, db: Kysely<Database>, clock: Clock): PayoutChannel {
  const { payoutUrl: base, payoutKey: key, payoutAccount: debtor } = settings;
  if (key !== null) return { kind: 'PROVIDER', service: createRestPayouts({ base, key }) };
  if (debtor !== null) return { kind: 'FILE', debtor };
  return settings.production && !settings.demo
    ? { kind: 'PROVIDER', service: closed }
    : { kind: 'PROVIDER', service: createPayoutSimulator(db, clock, demoSettleAfter) };
}

const refuse = async (): Promise<never> => {
  throw new PayoutServiceError('Payouts are not configured (PAYOUT_KEY or PAYOUT_IBAN).');
};

const closed = { create: refuse, fetchStatus: refuse, list: refuse };
