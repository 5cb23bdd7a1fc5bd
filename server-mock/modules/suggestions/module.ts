import type { ServerModule } from '../../module.ts';
import './schema.ts';
import { suggestionDeadlines } from './deadlines.ts';
import { suggestionEmails } from './emails.ts';
import { suggestionHandlers } from './event-handlers.ts';
import { suggestionMessages } from './messages.ts';
import { policy } from './policy.ts';

export const suggestionsModule: ServerModule = {
  name: 'suggestions',
  policy,
  messages: suggestionMessages,
  eventHandlers: suggestionHandlers,
  deadlineHandlers: suggestionDeadlines,
  emailWriters: suggestionEmails,
  emailSamples: async () => (await import('./email-samples.ts')).suggestionEmailSamples,
};
