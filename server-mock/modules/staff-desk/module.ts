import type { ServerModule } from '../../module.ts';
import './schema.ts';
import { staffDeskHandlers } from './event-handlers.ts';
import { staffDeskMessages } from './messages.ts';
import { policy } from './policy.ts';

export const staffDeskModule: ServerModule = {
  name: 'staff-desk',
  policy,
  messages: staffDeskMessages,
  eventHandlers: staffDeskHandlers,
  emailSamples: async () => (await import('./email-samples.ts')).staffDeskEmailSamples,
};
