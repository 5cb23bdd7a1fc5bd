import { eurosOf } from '#domain/money/cents.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';
import type { EmailWriter, EmailWriters } from '../../process/email-writer.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { titleFor } from '../products/title-view.ts';
import { bidExpiringMail } from './bid-expiring-mail.ts';
import { bidMail } from './bid-mail.ts';
import { type BidFigures, buyerEmail, sellerEmail } from './bid-update-mail.ts';
import { buyerUpdates, sellerUpdates } from './bid-update-messages.ts';
import { type LoadedBid, linksOf, loadBid } from './load-bid.ts';

/** Returns the values about a bid that the emails contain. */
export async function figuresOf(
  { db }: Pick<ServerDeps, 'db'>,
  bid: LoadedBid,
  locale: Locale,
): Promise<BidFigures> {
  const { amount_cents: amount, counterbid_cents: counterbid, expires_at: until } = bid;
  const title = await titleFor(db, { productId: bid.product_id, fallback: bid.title }, locale);
  return { title, amount, counterbid, until };
}

const received: EmailWriter = async (deps, { subject, path, locale }) => {
  const bid = await loadBid(deps.db, subject);
  if (bid === undefined) return null;
  const { title, amount, until } = await figuresOf(deps, bid, locale);
  const figures = { title, until, amount: eurosOf(amount), price: eurosOf(bid.price_cents ?? 0) };
  return bidMail({ ...figures, address: new URL(path, deps.config.publicUrl).href }, locale);
};

const changed: EmailWriter = async (
  deps,
  { subject, detail, path, locale },
): Promise<EmailContent | null> => {
  const bid = await loadBid(deps.db, subject);
  if (bid === undefined) return null;
  const figures = await figuresOf(deps, bid, locale);
  const links = await linksOf(deps, bid);
  const forBuyer = buyerUpdates.find((what) => what === detail);
  if (forBuyer !== undefined) return buyerEmail(forBuyer, figures, links, locale);
  const forSeller = sellerUpdates.find((what) => `seller ${what}` === detail);
  if (forSeller === undefined) return null;
  const bidUrl = new URL(path, deps.config.publicUrl).href;
  return sellerEmail(forSeller, figures, { ...links, bid: bidUrl, pay: null }, locale);
};

const expiring: EmailWriter = async (deps, { subject, detail, path, locale }) => {
  const bid = await loadBid(deps.db, subject);
  if (bid === undefined) return null;
  const { title, until } = await figuresOf(deps, bid, locale);
  const url = new URL(path, deps.config.publicUrl).href;
  return bidExpiringMail(detail === 'seller' ? 'seller' : 'buyer', { title, until, url }, locale);
};

export const bidEmails: EmailWriters = {
  bid_received: received,
  bid_expiring: expiring,
  bid_answered: changed,
  bid_closed: changed,
};
