import type { Messages } from '../../messages.ts';

export const wantedMessages: Messages = {
  too_many_wanted_items: /*i18n*/ 'You already have 50 wanted requests. Remove one first.',
};
