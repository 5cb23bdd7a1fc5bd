import type { Messages } from '../../messages.ts';

export const pickupMessages: Messages = {
  appointment_is_today:
    /*i18n*/ 'The appointment is today and can no longer be moved. Send a message if something comes up.',
  appointment_moment_count: /*i18n*/ 'Choose one to three different times.',
  appointment_moment_malformed: /*i18n*/ 'Enter a date and a time for each suggestion.',
  appointment_moment_too_soon: /*i18n*/ 'Choose a time that is at least an hour from now.',
  appointment_moment_too_late: /*i18n*/ 'Choose a time within the next 60 days.',
  appointment_moment_at_night: /*i18n*/ 'Choose a time between 7:00 and 22:00.',
  appointment_moment_not_proposed: /*i18n*/ 'This time was not suggested. Choose one of the suggested times.',
  appointment_moment_passed: /*i18n*/ 'This time has passed. Choose another one or suggest times yourself.',
  pickup_code_wrong:
    /*i18n*/ 'This code does not belong to this order. Ask the other person to show the code again.',
  pickup_code_too_often:
    /*i18n*/ 'The code was entered incorrectly too many times. Ask the buyer to confirm receipt in the app, or try again tomorrow.',
  pickup_is_closed: /*i18n*/ 'This handover can no longer be recorded: the order was cancelled.',
  calendar_link_wrong: /*i18n*/ 'This link is not valid. Open the order and download the appointment there.',
};
