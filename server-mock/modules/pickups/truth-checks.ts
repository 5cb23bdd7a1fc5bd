import type { TruthChecks } from '../../process/truth-check.ts';
import { lineOfOrderProduct } from '../orders/public/lines.ts';
import { loadAppointment } from './store.ts';

export const pickupChecks: TruthChecks = {
  appointment_changed: async (db, { subject, detail }) => {
    const line = await lineOfOrderProduct(db, subject);
    if (line === undefined || line.delivery.status !== 'PENDING') return false;
    const { state } = await loadAppointment(db, line.delivery.id);
    const [side, what] = detail.split(' ');
    const asker = side === 'buyer' ? 'seller' : 'buyer';
    if (what === 'PROPOSED') return state === `proposed_by_${asker}`;
    if (what === 'MOVE_PROPOSED') return state === `move_by_${asker}`;
    return line.delivery.appointment_at !== null;
  },
};
