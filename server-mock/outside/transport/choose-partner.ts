import type { Config } from '../../config.ts';
import { createRestPartner } from './rest-partner.ts';
import { simulatedPartner } from './simulator.ts';
import type { TransportPartner } from './transport-partner.ts';

type Settings = Pick<Config, 'transportUrl' | 'transportKey' | 'production' | 'demo'>;

/**
 * The transport partner with a configured key; the simulator in the demo and in development. In production without a
 * key nobody is notified of a van that will not come: bookings wait, and both sides are sent to support after a day
 * (TRANS-032).
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
