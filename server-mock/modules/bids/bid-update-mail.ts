import type { BidStatus } from '#domain/bid/bid-status.ts';
import type { BidClosedReason } from '#domain/bid/life-cycle.ts';
import { type Cents, eurosOf } from '#domain/money/cents.ts';
import { euroText } from '#domain/money/euro-text.ts';
import { momentText } from '../../date-texts.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';
import { type BidUpdate, type BuyerUpdate, bidTexts, type SellerUpdate } from './bid-update-messages.ts';

/** What happened, as the event says it. */
export interface BidChange {
  readonly from: BidStatus;
  readonly to: BidStatus;
  readonly reason: BidClosedReason | null;
}

/** What the bidder hears of it; null for nothing. */
export function buyerUpdateOf({ from, to, reason }: BidChange): BuyerUpdate | null {
  if (to === 'ACCEPTED') return 'accepted';
  if (to === 'COUNTERBID') return 'counterbid';
  if (to === 'REJECTED') return reason ?? 'declined';
  if (to === 'EXPIRED') return from === 'PENDING' ? 'unanswered' : 'unpaid';
  return null;
}

/** What the seller hears of it; of the own answer nothing. */
export function sellerUpdateOf({ from, to }: BidChange): SellerUpdate | null {
  if (to !== 'EXPIRED') return null;
  return from === 'PENDING' ? 'unanswered' : 'unpaid';
}

export interface BidFigures {
  readonly title: string;
  readonly amount: Cents;
  readonly counterbid: Cents | null;
  /** Until when the buyer can pay. */
  readonly until: Date;
}

/** Where a letter leads. */
export interface BidPlaces {
  /** The bid itself. */
  readonly bid: string;
  /** Null when it cannot be paid any more. */
  readonly pay: string | null;
  /** Null when nobody can look at it any more. */
  readonly piece: string | null;
}

function newsOf({ title, amount, counterbid, until }: BidFigures, locale: Locale): BidUpdate {
  return {
    title,
    amount: euroText(eurosOf(amount)),
    counterbid: counterbid === null ? '' : euroText(eurosOf(counterbid)),
    until: momentText(until, locale),
  };
}

/** The mail that tells a bidder what became of the bid (BID-010, BID-012). */
export function buyerEmail(
  what: BuyerUpdate,
  figures: BidFigures,
  places: BidPlaces,
  locale: Locale,
): EmailContent {
  const letters = bidTexts[locale];
  const { subject, paragraphs } = letters.buyer[what];
  const news = newsOf(figures, locale);
  const toBid = { label: letters.seeBid, url: places.bid };
  const toPiece = places.piece === null ? toBid : { label: letters.seePiece, url: places.piece };
  const toPay = places.pay === null ? toBid : { label: letters.pay, url: places.pay };
  const ways: Readonly<Partial<Record<BuyerUpdate, typeof toBid>>> = {
    placed: toBid,
    accepted: toPay,
    counterbid: toPay,
  };
  const action = ways[what] ?? toPiece;
  return {
    ...{ locale, subject: subject(news), paragraphs: paragraphs.map((text) => text(news)), action },
    below: action === toBid ? [] : [`${toBid.label}: ${toBid.url}`],
  };
}

/** The mail that tells a seller that a bid has run out. */
export function sellerEmail(
  what: SellerUpdate,
  figures: BidFigures,
  places: BidPlaces,
  locale: Locale,
): EmailContent {
  const letters = bidTexts[locale];
  const { subject, paragraphs } = letters.seller[what];
  const news = newsOf(figures, locale);
  return {
    ...{ locale, subject: subject(news), paragraphs: paragraphs.map((text) => text(news)) },
    action: { label: letters.seeBid, url: places.bid },
  };
}
