import type { ServerModule } from '../../module.ts';
import './complaint-step-field.ts';
import './schema.ts';
import './staff-schema.ts';
import { caseDeadlines } from './deadlines.ts';
import { caseEmails } from './emails.ts';
import { caseHandlers } from './event-handlers.ts';
import { caseMessages } from './messages.ts';
import { policy } from './policy.ts';
import { caseChecks } from './truth-checks.ts';

export const casesModule: ServerModule = {
  name: 'cases',
  policy,
  messages: caseMessages,
  eventHandlers: caseHandlers,
  deadlineHandlers: caseDeadlines,
  emailWriters: caseEmails,
  truthChecks: caseChecks,
  emailSamples: async () => (await import('./email-samples.ts')).caseEmailSamples,
};
