import type { Messages } from '../../messages.ts';

export const syncMessages: Messages = {
  server_outdated: /*i18n*/ 'The server is being updated right now. Your changes will be saved in a moment.',
  too_many_rows: /*i18n*/ 'That is too many changes at once.',
  push_too_large: /*i18n*/ 'Together, these changes are too large.',
};
