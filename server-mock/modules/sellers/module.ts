import type { ServerModule } from '../../module.ts';
import './schema.ts';
import { sellerMessages } from './messages.ts';
import { policy } from './policy.ts';

export const sellersModule: ServerModule = {
  name: 'sellers',
  policy,
  messages: sellerMessages,
};
