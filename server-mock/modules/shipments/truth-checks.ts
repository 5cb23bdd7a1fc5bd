import type { TruthChecks } from '../../process/truth-check.ts';
import { lineOfOrderProduct } from '../orders/public/lines.ts';
import { troubleDueAt } from './read-troubles.ts';

export const shipmentChecks: TruthChecks = {
  parcel_overdue: async (db, { subject, now }) => {
    const dueAt = await troubleDueAt(db, subject);
    return dueAt !== null && dueAt <= now;
  },
  parcel_changed: async (db, { subject, detail }) => {
    const line = await lineOfOrderProduct(db, subject);
    if (line === undefined || line.delivery.status === 'CANCELLED') return false;
    // A label is needed until the parcel is sent.
    if (!detail.endsWith(' LABEL')) return true;
    return line.delivery.status === 'PENDING' && line.delivery.shipped_at === null;
  },
};
