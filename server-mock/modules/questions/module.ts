import type { ServerModule } from '../../module.ts';
import './schema.ts';
import { questionEmails } from './emails.ts';
import { questionHandlers } from './event-handlers.ts';
import { policy } from './policy.ts';
import { pruneQuestions } from './prune.ts';

export const questionsModule: ServerModule = {
  name: 'questions',
  policy,
  eventHandlers: questionHandlers,
  emailWriters: questionEmails,
  prune: pruneQuestions,
  emailSamples: async () => (await import('./email-samples.ts')).questionEmailSamples,
};
