import type { Random } from '#tests/accept/fuzz/random.ts';
import type { ExpectedEmail, ExpectedEnd } from './expected-emails.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;
/** Milliseconds until an unanswered bid expires, and until an accepted bid expires unpaid. */
const term = 5 * day;

/** What both sides do with a bid. Moments are milliseconds since 1970; null means that the act does not happen. */
export interface BidLife {
  readonly placedAt: number;
  readonly acceptedAt: number | null;
  readonly paidAt: number | null;
}

/** Plans a bid that is placed within `days` days after `from`. */
export function planBid(random: Random, from: number, days: number): BidLife {
  const placedAt = from + random.below(days * 24 * 60) * minute;
  const within = () => (1 + random.below(5 * 24 * 60 - 2)) * minute;
  const acceptedAt = random.chance(0.7) ? placedAt + within() : null;
  const paidAt = acceptedAt !== null && random.chance(0.5) ? acceptedAt + within() : null;
  return { placedAt, acceptedAt, paidAt };
}

/** The emails caused by the deadlines of a bid: a reminder one day before each, and its end. */
export function bidEmails({ placedAt, acceptedAt, paidAt }: BidLife): readonly ExpectedEmail[] {
  const before = (since: number) => since + term - day;
  const emails: ExpectedEmail[] = [];
  if (acceptedAt === null || acceptedAt > before(placedAt))
    emails.push({ kind: 'bid_expiring', detail: 'seller', at: before(placedAt) });
  if (acceptedAt !== null && (paidAt === null || paidAt > before(acceptedAt)))
    emails.push({ kind: 'bid_expiring', detail: 'buyer', at: before(acceptedAt) });
  const end = bidEnd({ placedAt, acceptedAt, paidAt });
  if (end.state !== 'EXPIRED') return emails;
  const why = acceptedAt === null ? 'unanswered' : 'unpaid';
  return [
    ...emails,
    { kind: 'bid_closed', detail: why, at: end.at },
    { kind: 'bid_closed', detail: `seller ${why}`, at: end.at },
  ];
}

export function bidEnd({ placedAt, acceptedAt, paidAt }: BidLife): ExpectedEnd {
  if (paidAt !== null) return { state: 'ACCEPTED', at: paidAt };
  return { state: 'EXPIRED', at: (acceptedAt ?? placedAt) + term };
}
