import type { ServerModule } from '../../module.ts';
import './schema.ts';
import './staff-schema.ts';
import { withdrawalDeadlines } from './deadlines.ts';
import { withdrawalEmails } from './emails.ts';
import { withdrawalHandlers } from './event-handlers.ts';
import { withdrawalMessages } from './messages.ts';
import { policy } from './policy.ts';
import { withdrawalChecks } from './truth-checks.ts';

export const withdrawalsModule: ServerModule = {
  name: 'withdrawals',
  policy,
  messages: withdrawalMessages,
  eventHandlers: withdrawalHandlers,
  deadlineHandlers: withdrawalDeadlines,
  emailWriters: withdrawalEmails,
  truthChecks: withdrawalChecks,
  emailSamples: async () => (await import('./email-samples.ts')).withdrawalEmailSamples,
};
