import { eurosOf } from '#domain/money/cents.ts';
import type { Reaction } from '../../process/reactions.ts';
import { sellerAddresses, sellerLocale } from '../sellers/contact-view.ts';
import { bidMail } from './bid-mail.ts';

/** The seller hears of a bid by mail; "reply" goes to the bidder. */
const mailTheSeller: Reaction = {
  name: 'bids.mail_the_seller',
  on: 'bid_placed',
  outside: async ({ id, payload }, { db, mail, config }) => {
    const bid = await db
      .selectFrom('bids')
      .innerJoin('products', 'products.id', 'bids.product_id')
      .innerJoin('sellers', 'sellers.id', 'bids.seller_id')
      .where('bids.id', '=', String(payload.bidId))
      .select([
        'bids.email',
        'bids.amount_cents',
        'bids.seller_id',
        'products.title',
        'products.slug',
        'products.price_cents',
        'sellers.province',
      ])
      .executeTakeFirst();
    // Taken away meanwhile, with its product.
    if (bid === undefined) return;
    const letter = bidMail(
      {
        title: bid.title,
        email: bid.email,
        amount: eurosOf(bid.amount_cents),
        price: eurosOf(bid.price_cents ?? 0),
        address: new URL(`/products/${bid.slug}`, config.publicUrl).href,
      },
      sellerLocale(bid.province),
    );
    for (const to of await sellerAddresses(db, bid.seller_id)) {
      await mail.send({ to, replyTo: bid.email, cause: id, ...letter });
    }
  },
};

export const bidReactions: readonly Reaction[] = [mailTheSeller];
