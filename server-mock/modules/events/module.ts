import type { ServerModule } from '../../module.ts';
import './schema.ts';
import { eventMessages } from './messages.ts';
import { policy } from './policy.ts';
import { pruneEvents } from './prune.ts';
import { registerEventRoutes } from './routes.ts';
import { trackingHandlers } from './send-to-pixel.ts';

export const eventsModule: ServerModule = {
  name: 'events',
  policy,
  messages: eventMessages,
  routes: registerEventRoutes,
  eventHandlers: trackingHandlers,
  prune: pruneEvents,
};
