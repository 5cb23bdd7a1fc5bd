import type { ServerModule } from '../../module.ts';
import './schema.ts';
import { deliveryMessages } from './messages.ts';
import { policy } from './policy.ts';

export const deliveryModule: ServerModule = {
  name: 'delivery',
  policy,
  messages: deliveryMessages,
};
