import type { ServerModule } from '../../module.ts';
import './schema.ts';
import { reviewDeadlines } from './deadlines.ts';
import { reviewEmails } from './emails.ts';
import { reviewHandlers } from './event-handlers.ts';
import { reviewMessages } from './messages.ts';
import { policy } from './policy.ts';
import { reviewChecks } from './truth-checks.ts';

export const reviewsModule: ServerModule = {
  name: 'reviews',
  policy,
  messages: reviewMessages,
  eventHandlers: reviewHandlers,
  deadlineHandlers: reviewDeadlines,
  emailWriters: reviewEmails,
  truthChecks: reviewChecks,
  emailSamples: async () => (await import('./email-samples.ts')).reviewEmailSamples,
};
