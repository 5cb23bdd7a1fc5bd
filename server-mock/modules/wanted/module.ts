import type { ServerModule } from '../../module.ts';
import './schema.ts';
import { wantedEmails } from './emails.ts';
import { wantedHandlers } from './event-handlers.ts';
import { wantedMessages } from './messages.ts';
import { policy } from './policy.ts';
import { wantedChecks } from './truth-checks.ts';

export const wantedModule: ServerModule = {
  name: 'wanted',
  policy,
  messages: wantedMessages,
  eventHandlers: wantedHandlers,
  emailWriters: wantedEmails,
  truthChecks: wantedChecks,
  emailSamples: async () => (await import('./email-samples.ts')).wantedEmailSamples,
};
