import type { Messages } from '../../messages.ts';

export const dac7Messages: Messages = {
  seller_year_unknown: /*i18n*/ 'There are no figures for that year. Choose another one.',
};
