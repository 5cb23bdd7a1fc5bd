import type { Reaction } from '../../process/reactions.ts';
import { staffReaders } from '../notifications/readers-view.ts';
import { notify } from '../notifications/store.ts';
import { payoutAlarmRaised } from './events.ts';

/** Notifies all staff of a ledger that does not add up, or of differences with the provider. */
export const alarmStaff: Reaction = {
  name: 'payouts.alarm_staff',
  on: payoutAlarmRaised,
  inside: async (scope, event) => {
    const detail = event.payload.what === 'ledger' ? 'ledger' : 'differences';
    await notify(scope, event, {
      ...{ kind: 'payout_alarm', subject: `${detail} ${String(event.payload.day)}`, detail },
      ...{ titles: { nl: '', en: '', fr: '' }, path: '/staff/reconciliation' },
      readers: await staffReaders(scope.tx),
    });
  },
};
