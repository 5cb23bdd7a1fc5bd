import type { ServerModule } from '../../module.ts';
import './schema.ts';
import { authEmailSamples } from './email-samples.ts';
import { authHandlers } from './event-handlers.ts';
import { authMessages } from './messages.ts';
import { policy } from './policy.ts';
import { pruneTokens } from './prune.ts';
import { registerAuthRoutes } from './routes.ts';

export const authModule: ServerModule = {
  name: 'auth',
  policy,
  messages: authMessages,
  routes: registerAuthRoutes,
  eventHandlers: authHandlers,
  prune: pruneTokens,
  emailSamples: () => authEmailSamples,
};
