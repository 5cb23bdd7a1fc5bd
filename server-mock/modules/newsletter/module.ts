import type { ServerModule } from '../../module.ts';
import './schema.ts';
import { newsletterHandlers } from './event-handlers.ts';
import { newsletterMessages } from './messages.ts';
import { policy } from './policy.ts';
import { newsletterDeadlines } from './product-list-rounds.ts';
import { pruneUnconfirmed } from './prune.ts';
import { registerNewsletterRoutes } from './routes.ts';

export const newsletterModule: ServerModule = {
  name: 'newsletter',
  policy,
  messages: newsletterMessages,
  routes: registerNewsletterRoutes,
  eventHandlers: newsletterHandlers,
  deadlineHandlers: newsletterDeadlines,
  prune: pruneUnconfirmed,
  emailSamples: async () => (await import('./email-samples.ts')).newsletterEmailSamples,
};
