import { eurosOf } from '#domain/money/cents.ts';
import type { Reaction } from '../../process/reactions.ts';
import { announcements, listingRepriced } from '../catalog/events.ts';
import { sellerAddresses, sellerLocale } from '../sellers/contact-view.ts';
import { beginRounds } from './deadlines.ts';
import { suggestionsMade } from './events.ts';
import { lapseSuggestions } from './lapse-suggestions.ts';
import { suggestionMail } from './suggestion-mail.ts';

/** Whoever has something for sale is looked at from then on. */
const beginWithPublishing: Reaction = {
  name: 'suggestions.begin_rounds',
  on: announcements.announce_published,
  inside: async (scope, { payload }) => await beginRounds(scope, String(payload.sellerId)),
};

/** What nobody can buy any more needs no other price. */
const lapseSold: Reaction = {
  name: 'suggestions.lapse_sold',
  on: announcements.announce_sold,
  inside: async (scope, { payload }) =>
    await lapseSuggestions(scope, { productId: String(payload.productId) }),
};

const lapseGone: Reaction = { ...lapseSold, name: 'suggestions.lapse_gone', on: announcements.announce_gone };

/** It was made for another price than the seller asks now. */
const lapseRepriced: Reaction = { ...lapseSold, name: 'suggestions.lapse_repriced', on: listingRepriced };

/** The seller hears by one mail of everything that a round suggested and that still waits. */
const mailTheSeller: Reaction = {
  name: 'suggestions.mail_the_seller',
  on: suggestionsMade,
  outside: async ({ id, payload }, { db, mail, config }) => {
    const ids = Array.isArray(payload.suggestionIds) ? payload.suggestionIds.map(String) : [];
    if (ids.length === 0) return;
    const open = await db
      .selectFrom('sale_suggestions')
      .innerJoin('products', 'products.id', 'sale_suggestions.product_id')
      .innerJoin('sellers', 'sellers.id', 'sale_suggestions.seller_id')
      .where('sale_suggestions.id', 'in', ids)
      .where('sale_suggestions.status', '=', 'PENDING')
      .orderBy('products.title')
      .select([
        'sale_suggestions.price_cents as asked',
        'suggested_price_cents',
        'products.title',
        'sellers.id as sellerId',
        'sellers.province',
      ])
      .execute();
    const [first] = open;
    // All answered meanwhile, or taken back.
    if (first === undefined) return;
    const letter = suggestionMail(
      {
        pieces: open.map((one) => ({
          title: one.title,
          price: eurosOf(one.asked),
          suggestedPrice: eurosOf(one.suggested_price_cents),
        })),
        address: new URL('/account/verkoopsuggesties', config.publicUrl).href,
      },
      sellerLocale(first.province),
    );
    for (const to of await sellerAddresses(db, first.sellerId)) {
      await mail.send({ to, cause: id, ...letter });
    }
  },
};

export const suggestionReactions: readonly Reaction[] = [
  beginWithPublishing,
  lapseSold,
  lapseGone,
  lapseRepriced,
  mailTheSeller,
];
