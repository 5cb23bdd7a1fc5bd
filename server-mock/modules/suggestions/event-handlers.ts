import { type EventHandler, ignoring } from '../../process/event-handler.ts';
import { notify } from '../notifications/public/notify.ts';
import { sellerReaders, titlesOf } from '../notifications/readers-view.ts';
import { announcements, productRepriced } from '../products/events.ts';
import { beginRounds } from './deadlines.ts';
import { suggestionAnswered, suggestionsMade } from './events.ts';
import { lapseSuggestions } from './lapse-suggestions.ts';
import { openSuggestions } from './open-suggestions.ts';

/** Starts the rounds of suggestions when a seller publishes a product. */
const beginWithPublishing: EventHandler = {
  name: 'suggestions.begin_rounds',
  on: announcements.announce_published,
  inside: async (scope, { payload }) => await beginRounds(scope, String(payload.sellerId)),
};

/** A product that nobody can buy any more needs no other price. */
const lapseSold: EventHandler = {
  name: 'suggestions.lapse_sold',
  on: announcements.announce_sold,
  inside: async (scope, { payload }) =>
    await lapseSuggestions(scope, { productId: String(payload.productId) }),
};

const lapseGone: EventHandler = {
  ...lapseSold,
  name: 'suggestions.lapse_gone',
  on: announcements.announce_gone,
};

/** The suggestion was made for another price than the seller's current one. */
const lapseRepriced: EventHandler = { ...lapseSold, name: 'suggestions.lapse_repriced', on: productRepriced };

/** Notifies the seller once of all suggestions of a round that are still open. */
const notifySeller: EventHandler = {
  name: 'suggestions.notify_seller',
  on: suggestionsMade,
  inside: async (scope, event) => {
    const ids = Array.isArray(event.payload.suggestionIds) ? event.payload.suggestionIds.map(String) : [];
    const open = await openSuggestions(scope.tx, ids);
    const [first, ...others] = open;
    // All suggestions were answered or withdrawn in the meantime.
    if (first === undefined) return;
    await notify(scope, event, {
      ...{ kind: 'prices_suggested', subject: event.id, path: '/account/verkoopsuggesties' },
      detail: others.length === 0 ? '' : 'several',
      readers: await sellerReaders(scope.tx, first.sellerId),
      titles: await titlesOf(scope.tx, { productId: first.productId, fallback: first.title }),
    });
  },
};

export const suggestionHandlers: readonly EventHandler[] = [
  beginWithPublishing,
  lapseSold,
  lapseGone,
  lapseRepriced,
  notifySeller,
  ...Object.values(suggestionAnswered).map((type) => ignoring(`suggestions.ignore.${type}`, type)),
];
