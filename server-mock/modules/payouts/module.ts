import type { ServerModule } from '../../module.ts';
import './schema.ts';
import { payoutChecks } from './ask-account.ts';
import { payoutDeadlines } from './deadlines.ts';
import { payoutEmails } from './emails.ts';
import { payoutHandlers } from './event-handlers.ts';
import { payoutMessages } from './messages.ts';
import { policy } from './policy.ts';
import { registerPayoutRoutes } from './routes.ts';
import { startPayouts } from './start-task.ts';

export const payoutsModule: ServerModule = {
  name: 'payouts',
  policy,
  messages: payoutMessages,
  routes: registerPayoutRoutes,
  eventHandlers: payoutHandlers,
  deadlineHandlers: payoutDeadlines,
  emailWriters: payoutEmails,
  truthChecks: payoutChecks,
  startTask: startPayouts,
  emailSamples: async () => (await import('./email-samples.ts')).payoutEmailSamples,
};
