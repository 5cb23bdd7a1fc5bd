import type { Messages } from '../../messages.ts';

export const boardMessages: Messages = {
  too_many_boards: /*i18n*/ 'You already have 50 boards. Delete one first.',
  board_is_full: /*i18n*/ 'This board holds at most 200 products. Remove one first.',
};
