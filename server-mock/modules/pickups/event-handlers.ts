import { guestEmail } from '../orders/public/guest-mail.ts';
import { sideHandlers } from '../orders/public/side-handlers.ts';
import { appointmentEmail } from './emails.ts';
import { appointmentChanged, appointmentChanges } from './events.ts';

export const pickupHandlers = sideHandlers({
  module: 'pickups',
  on: appointmentChanged,
  kind: 'appointment_changed',
  changes: appointmentChanges,
  guestEmail: async (deps, line, about) =>
    guestEmail(deps, line, await appointmentEmail(deps, line, { side: 'BUYER', ...about })),
});
