import type { EventHandler } from '../../process/event-handler.ts';
import { notify } from '../notifications/public/notify.ts';
import { staffReaders } from '../notifications/readers-view.ts';
import { payoutAlarmRaised } from './events.ts';

const paths = {
  ledger: '/staff/reconciliation',
  differences: '/staff/reconciliation',
  overdue: '/staff/payouts',
} as const;

/** Notifies all staff of a ledger that does not add up, of differences with the provider, or of an overdue release. */
export const alarmStaff: EventHandler = {
  name: 'payouts.alarm_staff',
  on: payoutAlarmRaised,
  inside: async (scope, event) => {
    const { what } = event.payload;
    const detail = what === 'ledger' || what === 'overdue' ? what : 'differences';
    await notify(scope, event, {
      ...{ kind: 'payout_alarm', subject: `${detail} ${String(event.payload.day)}`, detail },
      path: paths[detail],
      readers: await staffReaders(scope.tx),
    });
  },
};
