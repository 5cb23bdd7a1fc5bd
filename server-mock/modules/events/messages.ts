import type { Messages } from '../../messages.ts';

export const eventMessages: Messages = {
  log_event_failed: /*i18n*/ 'This could not be counted.',
  no_marketing_consent: /*i18n*/ 'Sharing data with advertisers is not allowed on this device.',
  no_statistics_consent: /*i18n*/ 'Statistics are not allowed on this device.',
};
