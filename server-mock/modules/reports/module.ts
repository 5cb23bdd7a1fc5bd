import type { ServerModule } from '../../module.ts';
import './own-schema.ts';
import './product-fields.ts';
import './schema.ts';
import { reportDeadlines } from './deadlines.ts';
import { reportEmails } from './emails.ts';
import { reportHandlers } from './event-handlers.ts';
import { reportMessages } from './messages.ts';
import { policy } from './policy.ts';
import { registerReportRoutes } from './routes.ts';
import { reportChecks } from './truth-checks.ts';

export const reportsModule: ServerModule = {
  name: 'reports',
  policy,
  messages: reportMessages,
  routes: registerReportRoutes,
  eventHandlers: reportHandlers,
  deadlineHandlers: reportDeadlines,
  emailWriters: reportEmails,
  truthChecks: reportChecks,
  emailSamples: async () => (await import('./email-samples.ts')).reportEmailSamples,
};
