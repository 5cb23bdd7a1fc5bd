import type { ServerModule } from '../../module.ts';
import './schema.ts';
import { cartMessages } from './messages.ts';
import { policy } from './policy.ts';
import { pruneCarts } from './prune.ts';

export const cartsModule: ServerModule = {
  name: 'carts',
  policy,
  messages: cartMessages,
  prune: pruneCarts,
};
