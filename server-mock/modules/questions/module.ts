import type { ServerModule } from '../../module.ts';
import './schema.ts';
import { questionEmails } from './emails.ts';
import { questionHandlers } from './event-handlers.ts';
import { policy } from './policy.ts';

export const questionsModule: ServerModule = {
  name: 'questions',
  policy,
  eventHandlers: questionHandlers,
  emailWriters: questionEmails,
  emailSamples: async () => (await import('./email-samples.ts')).questionEmailSamples,
};
