import type { Messages } from '../../messages.ts';

export const transportMessages: Messages = {
  transport_dimensions_missing: /*i18n*/ 'Enter the dimensions of the product first.',
  transport_dimension: /*i18n*/ 'Enter a whole number of centimetres, from 1 to 1,000.',
  transport_dates_too_few: /*i18n*/ 'Choose at least 3 days.',
  transport_dates_too_many: /*i18n*/ 'Choose at most 5 days.',
  transport_date_malformed: /*i18n*/ 'That is not a valid date.',
  transport_date_too_early: /*i18n*/ 'That day is too soon: transport needs at least four days’ notice.',
  transport_date_too_late: /*i18n*/ 'That day is too far away. Choose one within three months.',
  transport_date_weekend: /*i18n*/ 'There is no transport at weekends.',
  transport_date_holiday: /*i18n*/ 'There is no transport on public holidays.',
  transport_date_unavailable: /*i18n*/ 'The seller is not available on that day of the week.',
  transport_date_rejected: /*i18n*/ 'That day has already been rejected.',
  transport_date_not_proposed: /*i18n*/ 'That day was not proposed.',
  transport_date_passed: /*i18n*/ 'That day is now too close. Choose another day or ask for new days.',
  transport_wrong_answer: /*i18n*/ 'This proposal could not be sent. Refresh the page and try again.',
  transport_is_planned:
    /*i18n*/ 'The day of transport has already been set. Contact us if you want to deliver it yourself after all.',
};
