import type { Messages } from '../../messages.ts';

export const reportMessages: Messages = {
  already_reported: /*i18n*/ 'You have already reported this. We are looking into it and will let you know.',
  report_own: /*i18n*/ 'You can’t report something of your own.',
  report_reason: /*i18n*/ 'Choose a reason.',
  report_too_short: /*i18n*/ 'Explain what is wrong in at least 10 characters.',
  report_reasons_too_short: /*i18n*/ 'Explain it in at least 10 characters.',
  report_reasons_too_long: /*i18n*/ 'Shorten your explanation to 2,000 characters at most.',
  report_ground: /*i18n*/ 'Choose whether this is against our rules or against the law.',
  report_appeal_nothing_against: /*i18n*/ 'This decision is in your favour: there is nothing to appeal.',
  report_appealed_already: /*i18n*/ 'You have already appealed. You can do so once.',
  report_appeal_too_late:
    /*i18n*/ 'You can appeal until six months after the decision. That time has passed.',
  report_needs_another_colleague:
    /*i18n*/ 'Let another colleague decide: you made this decision yourself or are involved.',
  report_no_open_appeal: /*i18n*/ 'There is no appeal waiting for a decision.',
  report_appeal_measure:
    /*i18n*/ 'Choose what replaces the decision; only the reporter’s appeal leads to a measure.',
  report_too_long: /*i18n*/ 'Shorten your explanation to 1,000 characters at most.',
  report_is_resolved: /*i18n*/ 'This report has already been decided.',
  report_decision_unfit: /*i18n*/ 'Only a product or a review can be removed. Choose another decision.',
  report_product_is_online:
    /*i18n*/ 'The product is still online. Take it offline first, then save this decision.',
  report_nobody_suspended:
    /*i18n*/ 'The account is not suspended. Suspend it first, then save this decision.',
  report_nobody_to_warn: /*i18n*/ 'There is no account left to warn. Choose another decision.',
};
