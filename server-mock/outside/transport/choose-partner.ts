import type { Config } from '../../config.ts';
import { createRestPartner } from './rest-partner.ts';
import { simulatedPartner } from './simulator.ts';
import type { TransportPartner } from './transport-partner.ts';

type Settings = Pick<Config, 'transportUrl' | 'transportKey' | 'production' | 'demo'>;

/**
 * Chooses the transport partner with a configured key, or the simulator in the demo and in development. In production
 * without a key nobody is notified of a pickup that will not happen: bookings wait, and after a day both sides are
 * referred to support (TRANS-032).
 */
export function choosePartner(settings: Settings): TransportPartner {
  if (settings.transportKey !== null)
    return createRestPartner({ base: settings.transportUrl, key: settings.transportKey });
  return settings.production && !settings.demo ? nobody : simulatedPartner;
}

const refuse = async (): Promise<never> => {
  throw new Error('No transport partner is connected (TRANSPORT_KEY).');
};

const nobody: TransportPartner = { book: refuse, cancel: refuse, pickupWindow: refuse };
