import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/schema.ts';
import { type Carrier, CarrierError } from './carrier.ts';
import { createRestCarrier } from './rest-carrier.ts';
import { createCarrierSimulator } from './simulator.ts';

type Settings = Pick<Config, 'carrierUrl' | 'carrierKey' | 'production' | 'demo'>;

/**
 * Chooses the carrier with a configured key, or the simulator in the demo and in development. In production without a
 * key there are no labels: sellers buy their own and mark their parcels as sent.
 */
export function chooseCarrier(settings: Settings, db: Kysely<Database>, clock: Clock): Carrier {
  if (settings.carrierKey !== null)
    return createRestCarrier({ base: settings.carrierUrl, key: settings.carrierKey });
  return settings.production && !settings.demo
    ? nobody
    : createCarrierSimulator(db, clock, { isDemo: settings.demo });
}

const unknown = async (): Promise<never> => {
  throw new CarrierError('No carrier is set (CARRIER_KEY).');
};

const nobody: Carrier = {
  isConfigured: false,
  create: unknown,
  label: unknown,
  cancel: unknown,
  fetchScans: unknown,
};
