import type { ServerModule } from '../../module.ts';
import './schema.ts';
import { paymentDeadlines } from './deadlines.ts';
import { paymentHandlers } from './event-handlers.ts';
import { paymentMessages } from './messages.ts';
import { policy } from './policy.ts';
import { pruneUnpaid } from './prune.ts';
import { registerPaymentRoutes } from './routes.ts';

export const paymentsModule: ServerModule = {
  name: 'payments',
  policy,
  messages: paymentMessages,
  routes: registerPaymentRoutes,
  eventHandlers: paymentHandlers,
  deadlineHandlers: paymentDeadlines,
  prune: pruneUnpaid,
  emailSamples: async () => (await import('./email-samples.ts')).paymentEmailSamples,
};
