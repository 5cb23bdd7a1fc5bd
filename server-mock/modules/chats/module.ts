import type { ServerModule } from '../../module.ts';
import './schema.ts';
import { chatEmails } from './emails.ts';
import { chatHandlers } from './event-handlers.ts';
import { chatMessages } from './messages.ts';
import { policy } from './policy.ts';
import { pruneGuestAddresses } from './prune.ts';
import { registerChatRoutes } from './routes.ts';
import { chatChecks } from './truth-checks.ts';
import { chatDeadlines } from './unread-mail.ts';

export const chatsModule: ServerModule = {
  name: 'chats',
  policy,
  messages: chatMessages,
  routes: registerChatRoutes,
  eventHandlers: chatHandlers,
  deadlineHandlers: chatDeadlines,
  emailWriters: chatEmails,
  truthChecks: chatChecks,
  prune: pruneGuestAddresses,
  emailSamples: async () => (await import('./email-samples.ts')).chatEmailSamples,
};
