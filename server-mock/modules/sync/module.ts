import type { ServerModule } from '../../module.ts';
import './schema.ts';
import { syncMessages } from './messages.ts';
import { policy } from './policy.ts';
import { startSync } from './start-task.ts';

export const syncModule: ServerModule = {
  name: 'sync',
  policy,
  messages: syncMessages,
  startTask: startSync,
};
