import type { ServerModule } from '../../module.ts';
import './schema.ts';
import { orderDeadlines } from './deadlines.ts';
import { orderEmails } from './emails.ts';
import { orderHandlers } from './event-handlers.ts';
import { orderMessages } from './messages.ts';
import { policy } from './policy.ts';
import { orderChecks } from './truth-checks.ts';

export const ordersModule: ServerModule = {
  name: 'orders',
  policy,
  messages: orderMessages,
  eventHandlers: orderHandlers,
  deadlineHandlers: orderDeadlines,
  emailWriters: orderEmails,
  truthChecks: orderChecks,
  emailSamples: async () => (await import('./email-samples.ts')).orderEmailSamples,
};
