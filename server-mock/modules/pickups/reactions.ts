import { guestLetter } from '../orders/guest-view.ts';
import { sideReactions } from '../orders/side-reactions-view.ts';
import { appointmentChanges, appointmentMoved } from './events.ts';
import { appointmentLetter } from './letters.ts';

export const pickupReactions = sideReactions({
  module: 'pickups',
  on: appointmentMoved,
  kind: 'appointment_changed',
  changes: appointmentChanges,
  guestLetter: async (deps, line, about) =>
    guestLetter(deps, line, await appointmentLetter(deps, line, { side: 'BUYER', ...about })),
});
