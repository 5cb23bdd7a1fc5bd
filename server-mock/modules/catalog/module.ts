import type { ServerModule } from '../../module.ts';
import './schema.ts';
import { catalogDeadlines } from './deadlines.ts';
import { catalogEmails } from './emails.ts';
import { catalogHandlers } from './event-handlers.ts';
import { catalogMessages } from './messages.ts';
import { policy } from './policy.ts';
import { forgetOldSearches } from './popular-searches.ts';
import { startCatalog } from './start-task.ts';
import { catalogChecks } from './truth-checks.ts';
import { createVisitCounter } from './visit-counter.ts';

export const catalogModule: ServerModule = {
  name: 'catalog',
  policy,
  messages: catalogMessages,
  eventHandlers: catalogHandlers,
  deadlineHandlers: catalogDeadlines,
  emailWriters: catalogEmails,
  truthChecks: catalogChecks,
  startTask: startCatalog,
  visitCounter: createVisitCounter,
  prune: ({ db, clock }) => forgetOldSearches(db, clock.now()),
  emailSamples: async () => (await import('./email-samples.ts')).catalogEmailSamples,
};
