import type { ServerModule } from '../../module.ts';
import './schema.ts';
import { demoAccounts, demoPassword } from './demo-accounts.ts';
import { authHandlers } from './event-handlers.ts';
import { authMessages } from './messages.ts';
import { policy } from './policy.ts';
import { pruneTokens } from './prune.ts';
import { registerAuthRoutes } from './routes.ts';
import { sessionOf } from './token.ts';

export const authModule: ServerModule = {
  name: 'auth',
  policy,
  messages: authMessages,
  routes: registerAuthRoutes,
  eventHandlers: authHandlers,
  prune: pruneTokens,
  sessions: (db, clock) => (token) => sessionOf(db, token, clock.now()),
  demoSignIn: { accounts: demoAccounts.map(({ email }) => email), password: demoPassword },
  emailSamples: async () => (await import('./email-samples.ts')).authEmailSamples,
};
