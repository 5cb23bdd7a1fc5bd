import type { Messages } from '../../messages.ts';

export const payoutMessages: Messages = {
  payout_has_moved: /*i18n*/ 'This payout has changed in the meantime. Refresh the page and check it again.',
  payouts_too_many: /*i18n*/ 'Choose at least 1 and at most 100 payouts at a time.',
  payout_in_file:
    /*i18n*/ 'This payout is in a file that has been downloaded. First record that the bank has the file.',
  payout_reason_missing: /*i18n*/ 'Choose the reason that the bank gives.',
  payout_nothing_due:
    /*i18n*/ 'Nothing is due to this seller right now, or there is no usable account number.',
};
