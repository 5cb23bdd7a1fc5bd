import type { ServerModule } from '../../module.ts';
import './schema.ts';
import { watchHandlers } from './event-handlers.ts';
import { watchMessages } from './messages.ts';
import { policy } from './policy.ts';
import { watchChecks } from './truth-checks.ts';

export const watchesModule: ServerModule = {
  name: 'watches',
  policy,
  messages: watchMessages,
  eventHandlers: watchHandlers,
  truthChecks: watchChecks,
};
