import type { Messages } from '../../messages.ts';

export const staffMessages: Messages = {
  only_second_chance: /*i18n*/ 'You can only change the condition of a second-chance product.',
  no_editorial_description: /*i18n*/ 'This product has no editorial description.',
};
