import type { Config } from '../../config.ts';
import { simulatedPartner } from './simulator.ts';
import type { TransportPartner } from './transport-partner.ts';

/**
 * The simulated partner in the demo and while developing. In production nobody is told that a van comes when none does:
 * bookings wait until a partner is connected, and both sides are sent to support after a day (TRANS-032).
 */
export function choosePartner({ production, demo }: Pick<Config, 'production' | 'demo'>): TransportPartner {
  return production && !demo ? nobody : simulatedPartner;
}

const refuse = async (): Promise<never> => {
  throw new Error('No transport partner is connected.');
};

const nobody: TransportPartner = { book: refuse, cancel: refuse, pickupWindow: refuse };
