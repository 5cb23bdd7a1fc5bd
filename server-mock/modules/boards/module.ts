import type { ServerModule } from '../../module.ts';
import './schema.ts';
import { boardMessages } from './messages.ts';
import { policy } from './policy.ts';

export const boardsModule: ServerModule = {
  name: 'boards',
  policy,
  messages: boardMessages,
};
