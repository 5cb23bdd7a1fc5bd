import type { EventHandler } from '../../process/event-handler.ts';
import { notify } from '../notifications/public/notify.ts';
import { sellerReaders } from '../notifications/readers-view.ts';
import { sellerYearReported } from './events.ts';

/** Sellers have a right to know that they are reported before it happens (Directive (EU) 2021/514, annex V, section IV). */
const notifySeller: EventHandler = {
  name: 'dac7.notify_seller',
  on: sellerYearReported,
  inside: async (scope, event) => {
    const [sellerId, year] = [String(event.payload.sellerId), String(event.payload.year)];
    await notify(scope, event, {
      ...{ kind: 'seller_year_reported', subject: `${sellerId} ${year}` },
      ...{ titles: { nl: year, en: year, fr: year }, path: '/account/uitbetalingen' },
      readers: await sellerReaders(scope.tx, sellerId),
    });
  },
};

export const dac7Handlers: readonly EventHandler[] = [notifySeller];
