import type { ServerModule } from '../../module.ts';
import './schema.ts';
import { eventMessages } from './messages.ts';
import { policy } from './policy.ts';
import { registerEventRoutes } from './routes.ts';
import { trackingHandlers } from './send-to-pixel.ts';
import { startEvents } from './start-task.ts';

export const eventsModule: ServerModule = {
  name: 'events',
  policy,
  messages: eventMessages,
  routes: registerEventRoutes,
  eventHandlers: trackingHandlers,
  startTask: startEvents,
};
