import type { ServerModule } from '../../module.ts';
import './schema.ts';
import { privacyHandlers } from './event-handlers.ts';
import { privacyMessages } from './messages.ts';
import { policy } from './policy.ts';
import { pruneUnconfirmedAccounts } from './prune.ts';
import { registerPrivacyRoutes } from './routes.ts';

export const privacyModule: ServerModule = {
  name: 'privacy',
  policy,
  messages: privacyMessages,
  routes: registerPrivacyRoutes,
  eventHandlers: privacyHandlers,
  prune: pruneUnconfirmedAccounts,
};
