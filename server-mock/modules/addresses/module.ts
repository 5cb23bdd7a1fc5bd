import type { ServerModule } from '../../module.ts';
import './schema.ts';
import { addressMessages } from './messages.ts';
import { policy } from './policy.ts';

export const addressesModule: ServerModule = {
  name: 'addresses',
  policy,
  messages: addressMessages,
};
