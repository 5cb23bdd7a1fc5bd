import type { ServerModule } from '../../module.ts';

export const giftCardsModule: ServerModule = {
  name: 'gift-cards',
  policy: {},
};
