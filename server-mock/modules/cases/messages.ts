import type { Messages } from '../../messages.ts';

export const caseMessages: Messages = {
  case_no_proposal: /*i18n*/ 'There is no proposal from the other party to accept. Check the current status.',
  case_other_proposal: /*i18n*/ 'There is a new proposal. Read it first, then decide.',
  case_no_appeal: /*i18n*/ 'You can’t appeal against this decision, or no longer can.',
  case_needs_another_colleague:
    /*i18n*/ 'You made the first decision. A colleague has to decide on the appeal.',
  case_is_full:
    /*i18n*/ 'You have sent 200 messages in this complaint, which is the maximum. You can still accept a proposal or let us decide.',
  case_refund_amount: /*i18n*/ 'Choose an amount that is not higher than what the buyer paid.',
  case_return_without_refund: /*i18n*/ 'Without a refund the product does not go back.',
  case_return_not_received: /*i18n*/ 'The buyer has not received the product and cannot send it back.',
  case_wish_reason: /*i18n*/ 'You have not received the product. Choose a full refund or an explanation.',
  case_return_payer: /*i18n*/ 'Choose who pays for the return.',
  case_checks_missing: /*i18n*/ 'Answer all questions.',
  case_photos_missing: /*i18n*/ 'Add more photos, so that the seller can see what is wrong.',
  case_too_many_photos: /*i18n*/ 'Send at most 8 photos at a time.',
  case_text_too_short: /*i18n*/ 'Write at least ten characters.',
  case_text_too_long: /*i18n*/ 'Write at most 5,000 characters.',
  case_tracking: /*i18n*/ 'Enter the tracking number.',
};
