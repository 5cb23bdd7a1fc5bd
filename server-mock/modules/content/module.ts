import type { ServerModule } from '../../module.ts';
import './company-query.ts';
import './schema.ts';
import { contentMessages } from './messages.ts';
import { policy } from './policy.ts';

export const contentModule: ServerModule = {
  name: 'content',
  policy,
  messages: contentMessages,
};
