import { guestLetter } from '../orders/guest-view.ts';
import { sideReactions } from '../orders/side-reactions-view.ts';
import { appointmentChanged, appointmentChanges } from './events.ts';
import { appointmentLetter } from './letters.ts';

export const pickupReactions = sideReactions({
  module: 'pickups',
  on: appointmentChanged,
  kind: 'appointment_changed',
  changes: appointmentChanges,
  guestLetter: async (deps, line, about) =>
    guestLetter(deps, line, await appointmentLetter(deps, line, { side: 'BUYER', ...about })),
});
