import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { GraphqlContext, Viewer } from '../../graphql/context.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { bidAddress } from './bid-link.ts';
import { type LoadedBid, loadBid } from './load-bid.ts';
import { bidByKey, ownBid } from './read-bids.ts';
import type { Bid } from './transition-bid.ts';

/** The buyer, the seller and the product of a bid. */
export interface BidParties {
  readonly productId: string;
  readonly sellerId: string;
  readonly userId: string;
  readonly locale: Locale;
}

export type VisitorBid = Pick<Bid, 'id' | 'product_id' | 'seller_id' | 'email' | 'locale' | 'confirmed_at'>;

/**
 * Returns one of the viewer's bids: the bid itself if a visitor placed it, otherwise its parties. Throws the same
 * errors as ownBid.
 */
export async function bidParties(
  db: Kysely<Database>,
  viewer: Viewer,
  uuid: string,
): Promise<{ readonly visitor: VisitorBid } | { readonly visitor: null; readonly parties: BidParties }> {
  const bid = await ownBid(db, viewer, uuid);
  const { product_id: productId, seller_id: sellerId, user_id: userId, locale } = bid;
  return userId === null
    ? { visitor: bid }
    : { visitor: null, parties: { productId, sellerId, userId, locale } };
}

/**
 * Returns a visitor's bid to the holder of its key, who may then read the messages about it. Once the address is
 * confirmed, the key from the response to placing the bid is no longer enough. Throws ValidationError
 * `bid_link_wrong` or `bid_link_of_email_needed`.
 */
export async function visitorBidOfKey(
  context: GraphqlContext,
  link: { readonly uuid: string; readonly key: string },
): Promise<VisitorBid> {
  const found = await bidByKey(context, link);
  if (found === null) throw new ValidationError('bid_link_wrong');
  const { bid, origin } = found;
  if (origin === 'placed' && bid.confirmed_at !== null) throw new ValidationError('bid_link_of_email_needed');
  return bid;
}

/**
 * Returns a visitor's bid with the title of its product; null if the bid was deleted, or its address was erased with
 * the account that had it.
 */
export async function visitorBidById(db: Kysely<Database>, bidId: string): Promise<LoadedBid | null> {
  const bid = await loadBid(db, bidId);
  return bid === undefined || bid.user_id !== null || bid.email.endsWith('.invalid') ? null : bid;
}

/** An email to a visitor on behalf of another module, with the link that opens the bid. */
export function visitorEmail(
  deps: Pick<ServerDeps, 'secrets' | 'config'>,
  { id, locale }: VisitorBid,
  content: Pick<EmailContent, 'subject' | 'paragraphs'>,
): EmailContent {
  return visitorBidMail(content, bidAddress(deps, { id, user_id: null }), locale);
}

/** An email to a visitor, with the link that opens the bid. */
export function visitorBidMail(
  content: Pick<EmailContent, 'subject' | 'paragraphs'>,
  url: string,
  locale: Locale,
): EmailContent {
  const i18n = i18nOf(locale);
  return { locale, ...content, action: { label: i18n._('View your bid'), url } };
}
