import type { ServerModule } from '../../module.ts';
import './schema.ts';
import { staffDeadlines } from './deadlines.ts';
import { staffEmails } from './emails.ts';
import { staffHandlers } from './event-handlers.ts';
import { staffMessages } from './messages.ts';
import { policy } from './policy.ts';

export const staffModule: ServerModule = {
  name: 'staff',
  policy,
  messages: staffMessages,
  eventHandlers: staffHandlers,
  deadlineHandlers: staffDeadlines,
  emailWriters: staffEmails,
  emailSamples: async () => (await import('./email-samples.ts')).staffEmailSamples,
};
