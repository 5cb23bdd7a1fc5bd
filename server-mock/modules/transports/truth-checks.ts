import { amsterdamDay } from '#domain/orders/order-days.ts';
import type { TruthChecks } from '../../process/truth-check.ts';
import { lineOfOrderProduct } from '../orders/public/lines.ts';
import { loadPlanning } from './store.ts';

export const transportChecks: TruthChecks = {
  transport_changed: async (db, { subject, detail }) => {
    const line = await lineOfOrderProduct(db, subject);
    if (line?.delivery.status !== 'PENDING') return false;
    // A failed booking is over once the seller has proposed again or the partner has planned the day after all.
    return !detail.endsWith(' FAILED') || (await loadPlanning(db, line.delivery.id)).syncFailed;
  },
  // The detail consists of the side and the day.
  transport_tomorrow: async (db, { subject, detail, now }) => {
    const line = await lineOfOrderProduct(db, subject);
    if (line?.delivery.status !== 'PENDING') return false;
    const { shippingDate } = await loadPlanning(db, line.delivery.id);
    return shippingDate !== null && detail.endsWith(` ${shippingDate}`) && shippingDate >= amsterdamDay(now);
  },
};
