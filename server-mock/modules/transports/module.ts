import type { ServerModule } from '../../module.ts';
import './schema.ts';
import { transportDeadlines } from './booking.ts';
import { transportEmails } from './emails.ts';
import { transportHandlers } from './event-handlers.ts';
import { transportMessages } from './messages.ts';
import { policy } from './policy.ts';
import { transportChecks } from './truth-checks.ts';

export const transportsModule: ServerModule = {
  name: 'transports',
  policy,
  messages: transportMessages,
  eventHandlers: transportHandlers,
  deadlineHandlers: transportDeadlines,
  emailWriters: transportEmails,
  truthChecks: transportChecks,
  emailSamples: async () => (await import('./email-samples.ts')).transportEmailSamples,
};
