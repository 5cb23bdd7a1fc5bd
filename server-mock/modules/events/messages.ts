import type { Messages } from '../../messages.ts';

export const eventMessages: Messages = {
  log_event_failed: {
    nl: 'Dit kon niet worden geteld.',
    en: 'This could not be counted.',
    fr: 'Ceci n’a pas pu être compté.',
  },
  no_marketing_consent: {
    nl: 'Op dit apparaat mogen adverteerders niets horen.',
    en: 'Advertisers may hear nothing from this device.',
    fr: 'Rien ne peut être communiqué aux annonceurs depuis cet appareil.',
  },
  no_statistics_consent: {
    nl: 'Op dit apparaat mag niets worden geteld.',
    en: 'Nothing may be counted on this device.',
    fr: 'Rien ne peut être compté sur cet appareil.',
  },
};
