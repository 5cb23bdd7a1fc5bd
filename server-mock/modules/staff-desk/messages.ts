import type { Messages } from '../../messages.ts';

export const staffDeskMessages: Messages = {
  staff_not_oneself: /*i18n*/ 'You can’t do this to your own account. Ask a colleague.',
  user_already_suspended: /*i18n*/ 'This account is already suspended.',
  user_not_suspended: /*i18n*/ 'This account is not suspended.',
  user_role_unchanged: /*i18n*/ 'This account already has this role.',
  user_role_needs_active_account: /*i18n*/ 'Only an active account can become staff.',
  explanation_too_short: /*i18n*/ 'Explain why in at least 10 characters.',
  explanation_too_long: /*i18n*/ 'Shorten the explanation to 1,000 characters at most.',
};
