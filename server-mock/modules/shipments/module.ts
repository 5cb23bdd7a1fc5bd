import type { ServerModule } from '../../module.ts';
import './schema.ts';
import { shipmentDeadlines } from './deadlines.ts';
import { shipmentEmails } from './emails.ts';
import { shipmentHandlers } from './event-handlers.ts';
import { shipmentMessages } from './messages.ts';
import { policy } from './policy.ts';
import { registerShipmentRoutes } from './routes.ts';
import { shipmentChecks } from './truth-checks.ts';

export const shipmentsModule: ServerModule = {
  name: 'shipments',
  policy,
  messages: shipmentMessages,
  routes: registerShipmentRoutes,
  eventHandlers: shipmentHandlers,
  deadlineHandlers: shipmentDeadlines,
  emailWriters: shipmentEmails,
  truthChecks: shipmentChecks,
  emailSamples: async () => (await import('./email-samples.ts')).shipmentEmailSamples,
};
