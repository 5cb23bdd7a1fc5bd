import type { ServerModule } from '../../module.ts';
import './schema.ts';
import { notificationDeadlines } from './deadlines.ts';
import { notificationHandlers } from './event-handlers.ts';
import { notificationMessages } from './messages.ts';
import { policy } from './policy.ts';
import { pruneSends } from './prune.ts';
import { registerNotificationRoutes } from './routes.ts';

export const notificationsModule: ServerModule = {
  name: 'notifications',
  policy,
  messages: notificationMessages,
  routes: registerNotificationRoutes,
  eventHandlers: notificationHandlers,
  deadlineHandlers: notificationDeadlines,
  prune: pruneSends,
  emailSamples: async (writers) => (await import('./email-samples.ts')).notificationEmailSamples(writers),
};
