import type { Messages } from '../../messages.ts';

export const dac7Messages: Messages = {
  seller_year_unknown: {
    nl: 'Over dat jaar zijn er geen cijfers. Kies een ander jaar.',
    en: 'There are no figures for that year. Choose another one.',
    fr: 'Il n’y a pas de chiffres pour cette année. Choisissez-en une autre.',
  },
};
