import type { ServerModule } from '../../module.ts';
import './schema.ts';
import { pushDeadlines } from './ended-subscriptions.ts';
import { pushMessages } from './messages.ts';
import { policy } from './policy.ts';
import { registerPushRoutes } from './routes.ts';
import { startPush } from './start-task.ts';

export const pushModule: ServerModule = {
  name: 'push',
  policy,
  messages: pushMessages,
  routes: registerPushRoutes,
  deadlineHandlers: pushDeadlines,
  startTask: startPush,
};
