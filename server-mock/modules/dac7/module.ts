import type { ServerModule } from '../../module.ts';
import './schema.ts';
import { dac7Deadlines } from './deadlines.ts';
import { dac7Handlers } from './event-handlers.ts';
import { dac7Messages } from './messages.ts';
import { policy } from './policy.ts';
import { registerSellerYearRoutes } from './routes.ts';
import { startSellerYears } from './start-task.ts';

export const dac7Module: ServerModule = {
  name: 'dac7',
  policy,
  messages: dac7Messages,
  routes: registerSellerYearRoutes,
  eventHandlers: dac7Handlers,
  deadlineHandlers: dac7Deadlines,
  startTask: startSellerYears,
};
