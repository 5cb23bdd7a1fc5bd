import type { ServerModule } from '../../module.ts';
import './schema.ts';
import { bidEmails } from './emails.ts';
import { bidHandlers } from './event-handlers.ts';
import { bidDeadlines } from './expire-bid.ts';
import { bidMessages } from './messages.ts';
import { policy } from './policy.ts';
import { pruneBidAddresses } from './prune.ts';
import { bidChecks } from './truth-checks.ts';

export const bidsModule: ServerModule = {
  name: 'bids',
  policy,
  messages: bidMessages,
  eventHandlers: bidHandlers,
  deadlineHandlers: bidDeadlines,
  emailWriters: bidEmails,
  truthChecks: bidChecks,
  prune: pruneBidAddresses,
  emailSamples: async () => (await import('./email-samples.ts')).bidEmailSamples,
};
