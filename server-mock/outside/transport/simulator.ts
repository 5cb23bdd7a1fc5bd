import { transportHours } from '#domain/transports/transport-dates.ts';
import type { TransportPartner } from './transport-partner.ts';

const hour = (text: string) => Number(text.slice(0, 2));
const clock = (at: number) => `${String(at).padStart(2, '0')}:00`;

/**
 * A simulated partner that accepts every booking on the agreed day, with a time window derived from the reference.
 */
export const simulatedPartner: TransportPartner = {
  book: async ({ day }) => ({ shippingDate: day }),
  cancel: async () => undefined,
  pickupWindow: async (reference, day) => {
    const [first, last] = [hour(transportHours.from), hour(transportHours.until) - transportHours.window];
    const sum = [...reference].reduce((total, letter) => total + letter.charCodeAt(0), 0);
    const from = first + (sum % (last - first + 1));
    return { day, hours: `${clock(from)}-${clock(from + transportHours.window)}` };
  },
};
