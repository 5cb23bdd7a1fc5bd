import type { ServerModule } from '../../module.ts';
import './schema.ts';
import { pickupEmails } from './emails.ts';
import { pickupHandlers } from './event-handlers.ts';
import { pickupMessages } from './messages.ts';
import { policy } from './policy.ts';
import { registerPickupRoutes } from './routes.ts';
import { pickupChecks } from './truth-checks.ts';

export const pickupsModule: ServerModule = {
  name: 'pickups',
  policy,
  messages: pickupMessages,
  routes: registerPickupRoutes,
  eventHandlers: pickupHandlers,
  emailWriters: pickupEmails,
  truthChecks: pickupChecks,
  emailSamples: async () => (await import('./email-samples.ts')).pickupEmailSamples,
};
