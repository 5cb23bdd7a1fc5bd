import type { BidStatus } from '#domain/bid/bid-status.ts';
import type { BidClosedReason } from '#domain/bid/life-cycle.ts';
import { type Cents, eurosOf } from '#domain/money/cents.ts';
import { euroText } from '#domain/money/euro-text.ts';
import { momentText } from '../../date-texts.ts';
import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';
import { type EmailContent, withUrl } from '../../outside/mail/email-content.ts';
import { type BuyerUpdate, buyerMessages, type SellerUpdate, sellerMessages } from './bid-update-messages.ts';

/** A transition of a bid, as its domain event describes it. */
export interface BidChange {
  readonly from: BidStatus;
  readonly to: BidStatus;
  readonly reason: BidClosedReason | null;
}

/** Returns the update that the bidder receives; null for none. */
export function buyerUpdateOf({ from, to, reason }: BidChange): BuyerUpdate | null {
  if (to === 'ACCEPTED') return 'accepted';
  if (to === 'COUNTERBID') return 'counterbid';
  if (to === 'REJECTED') return reason ?? 'declined';
  return to === 'EXPIRED' ? expiredFrom(from) : null;
}

/** Returns the update that the seller receives; null for the seller's own answers. */
export function sellerUpdateOf({ from, to }: BidChange): SellerUpdate | null {
  return to === 'EXPIRED' ? expiredFrom(from) : null;
}

/** What was missing. A counterbid does not reserve the product, so nothing becomes free when it expires. */
function expiredFrom(from: BidStatus): BuyerUpdate & SellerUpdate {
  if (from === 'PENDING') return 'unanswered';
  return from === 'COUNTERBID' ? 'counterbid_expired' : 'unpaid';
}

export interface BidFigures {
  readonly title: string;
  readonly amount: Cents;
  readonly counterbid: Cents | null;
  /** When the buyer's time to pay ends. */
  readonly until: Date;
}

/** The URLs that an email links to. */
export interface BidLinks {
  readonly bid: string;
  /** Null if the bid can no longer be paid. */
  readonly pay: string | null;
  /** Null if the product can no longer be viewed. */
  readonly product: string | null;
}

function valuesOf({ title, amount, counterbid, until }: BidFigures, locale: Locale): Record<string, string> {
  return {
    title,
    amount: euroText(eurosOf(amount)),
    counterbid: counterbid === null ? '' : euroText(eurosOf(counterbid)),
    until: momentText(until, locale),
  };
}

/** The email that notifies a bidder of what happened to the bid (BID-010, BID-012). */
export function buyerEmail(
  update: BuyerUpdate,
  figures: BidFigures,
  links: BidLinks,
  locale: Locale,
): EmailContent {
  const i18n = i18nOf(locale);
  const { subject, paragraphs } = buyerMessages[update];
  const values = valuesOf(figures, locale);
  const toBid = { label: i18n._('View bid'), url: links.bid };
  const toProduct = links.product === null ? toBid : { label: i18n._('View product'), url: links.product };
  const toPay = links.pay === null ? toBid : { label: i18n._('Pay now'), url: links.pay };
  const actions: Readonly<Partial<Record<BuyerUpdate, typeof toBid>>> = {
    placed: toBid,
    accepted: toPay,
    counterbid: toPay,
  };
  const action = actions[update] ?? toProduct;
  return {
    locale,
    subject: i18n._(subject, values),
    paragraphs: paragraphs.map((message) => i18n._(message, values)),
    action,
    below: action === toBid ? [] : [withUrl(i18n._('{label}: {url}', toBid), toBid.url)],
  };
}

/** The email that notifies a seller that a bid has expired. */
export function sellerEmail(
  update: SellerUpdate,
  figures: BidFigures,
  links: BidLinks,
  locale: Locale,
): EmailContent {
  const i18n = i18nOf(locale);
  const { subject, paragraphs } = sellerMessages[update];
  const values = valuesOf(figures, locale);
  return {
    locale,
    subject: i18n._(subject, values),
    paragraphs: paragraphs.map((message) => i18n._(message, values)),
    action: { label: i18n._('View bid'), url: links.bid },
  };
}
