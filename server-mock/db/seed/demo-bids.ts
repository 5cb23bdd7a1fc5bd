import type { Insertable } from 'kysely';
import { bidValidity } from '#domain/bid/bid-rules.ts';
import type { BidStatus } from '#domain/bid/bid-status.ts';
import { demoAccounts } from '../../modules/auth/demo-accounts.ts';
import type { Database } from '../schema.ts';
import type { DemoProduct } from './demo-interest.ts';
import { demoSellerId } from './demo-sellers.ts';
import { steadyId } from './steady.ts';

type Row<Table extends keyof Database> = Insertable<Database[Table]>;

const hour = 60 * 60 * 1000;
const buyer = 'koper@hervonden.test';
/** The demo accounts that bid on products of others. */
const bidders: ReadonlySet<string> = new Set(demoAccounts.map(({ email }) => email));

interface Plan {
  readonly seller: string;
  readonly email: string;
  readonly status: BidStatus;
  /** Age of the bid. */
  readonly hoursAgo: number;
  /** Fraction of the asking price. */
  readonly share: number;
  /** Fraction of the asking price. */
  readonly counter?: number;
  readonly answeredAfterHours?: number;
  /** Only for an accepted bid: its product is sold. */
  readonly isPaid?: true;
}

function plan(
  seller: string,
  who: string,
  status: BidStatus,
  rest: Omit<Plan, 'seller' | 'email' | 'status'>,
): Plan {
  return { seller, email: who.includes('@') ? who : `${who}@hervonden.test`, status, ...rest };
}

/** At least one bid in every status for the buyer and for both sellers; more settled than open ones. */
const plans: readonly Plan[] = [
  plan('verkoper', buyer, 'PENDING', { hoursAgo: 3, share: 0.85 }),
  plan('verkoper', 'lotte.dekker', 'PENDING', { hoursAgo: 27, share: 0.75 }),
  plan('verkoper', 'wim.aerts', 'COUNTERBID', {
    hoursAgo: 44,
    share: 0.65,
    counter: 0.9,
    answeredAfterHours: 6,
  }),
  plan('verkoper', buyer, 'ACCEPTED', { hoursAgo: 20, share: 0.88, answeredAfterHours: 5 }),
  plan('verkoper', buyer, 'ACCEPTED', { hoursAgo: 150, share: 0.9, answeredAfterHours: 2, isPaid: true }),
  plan('verkoper', 'femke.bos', 'ACCEPTED', {
    ...{ hoursAgo: 260, share: 0.92, answeredAfterHours: 20, isPaid: true },
  }),
  plan('verkoper', 'julien.martin', 'REJECTED', { hoursAgo: 310, share: 0.62, answeredAfterHours: 1 }),
  plan('verkoper', buyer, 'EXPIRED', { hoursAgo: 420, share: 0.7 }),
  plan('verkoper', 'hanne.claes', 'REJECTED', { hoursAgo: 760, share: 0.66, answeredAfterHours: 9 }),
  plan('verkoper', 'bas.mulder', 'ACCEPTED', {
    ...{ hoursAgo: 980, share: 0.88, answeredAfterHours: 30, isPaid: true },
  }),
  plan('merk', buyer, 'COUNTERBID', { hoursAgo: 30, share: 0.82, counter: 0.94, answeredAfterHours: 5 }),
  plan('merk', 'nora.vos', 'PENDING', { hoursAgo: 12, share: 0.9 }),
  plan('merk', buyer, 'REJECTED', { hoursAgo: 340, share: 0.81, answeredAfterHours: 3 }),
  plan('merk', 'tom.willems', 'ACCEPTED', {
    ...{ hoursAgo: 500, share: 0.95, answeredAfterHours: 4, isPaid: true },
  }),
  plan('oudgoed', 'verkoper', 'PENDING', { hoursAgo: 9, share: 0.86 }),
  plan('linde', 'verkoper', 'REJECTED', { hoursAgo: 210, share: 0.62, answeredAfterHours: 4 }),
  plan('maison', 'merk', 'REJECTED', { hoursAgo: 120, share: 0.7, answeredAfterHours: 11 }),
  plan('teakhuis', 'nieuw', 'COUNTERBID', { hoursAgo: 26, share: 0.75, counter: 0.9, answeredAfterHours: 3 }),
  plan('schuur', 'staf', 'EXPIRED', { hoursAgo: 400, share: 0.8 }),
];

export interface BidRows {
  readonly bids: Row<'bids'>[];
  /** Expiry of the open bids and ends of their reservations. */
  readonly deadlines: Row<'deadlines'>[];
  /** Ids of the products that the accepted bids reserve. */
  readonly reserved: readonly string[];
  /** The carts in which bids that were accepted or countered are paid. */
  readonly carts: Row<'carts'>[];
  readonly lines: Row<'cart_lines'>[];
}

/**
 * Finds a product that no other plan uses, that was published before the bid and is expensive enough to bargain
 * about.
 */
function productFor(
  { seller, status, hoursAgo, isPaid }: Plan,
  products: readonly DemoProduct[],
  now: Date,
  taken: Set<string>,
) {
  const made = now.getTime() - hoursAgo * hour;
  const fits = (product: DemoProduct, isSold: boolean) =>
    product.seller_id === demoSellerId(seller) &&
    !taken.has(product.id) &&
    (product.price_cents ?? 0) >= 10_000 &&
    (product.inventory === 0) === isSold &&
    (!isSold || new Date(product.sold_at ?? now).getTime() > made) &&
    new Date(product.publication_date ?? now).getTime() < made;
  const free = products.filter((product) => fits(product, false));
  if (isPaid === true) return products.find((product) => fits(product, true)) ?? free[0];
  // An accepted bid reserves its product, which takes it off sale, so it takes the cheapest one.
  const cheapest = (one: DemoProduct, other: DemoProduct) =>
    (one.price_cents ?? 0) - (other.price_cents ?? 0);
  return status === 'ACCEPTED' ? free.toSorted(cheapest)[0] : free[0];
}

/** Builds the bid of a plan on the product that was found for it. */
function bidOn(product: DemoProduct, one: Plan, now: Date): Row<'bids'> {
  const euros = (product.price_cents ?? 0) / 100;
  const created = new Date(now.getTime() - one.hoursAgo * hour);
  const answered =
    one.answeredAfterHours === undefined ? null : new Date(created.getTime() + one.answeredAfterHours * hour);
  const expires = new Date((answered ?? created).getTime() + bidValidity);
  const isPaid = one.isPaid === true && product.inventory === 0;
  // If no sold product was found, the accepted bid counts as expired without payment.
  const status = one.isPaid === true && !isPaid ? 'EXPIRED' : one.status;
  return {
    id: steadyId(`bid ${one.email} ${product.slug}`),
    product_id: product.id,
    seller_id: product.seller_id,
    user_id: bidders.has(one.email) ? steadyId(`user ${one.email}`) : null,
    email: one.email,
    amount_cents: 100 * Math.ceil(euros * one.share),
    counterbid_cents: one.counter === undefined ? null : 100 * Math.ceil(euros * one.counter),
    status,
    seller_responded_at: answered,
    created_at: created,
    modified_at: status === 'EXPIRED' ? expires : (answered ?? created),
    expires_at: expires,
    paid_at: isPaid ? answered : null,
  };
}

/** The expiry of an open bid. */
function bidExpiry(bid: Row<'bids'>, now: Date): Row<'deadlines'> {
  return {
    id: steadyId(`end of ${bid.id}`),
    kind: 'bid_expiry',
    subject_id: bid.id,
    due_at: new Date(bid.expires_at ?? now),
    attempts: 0,
    last_error: null,
  };
}

/** The end of the reservation that an accepted bid makes. */
function reservationEnd(bid: Row<'bids'>, now: Date): Row<'deadlines'> {
  return {
    id: steadyId(`end of the reservation of ${bid.product_id}`),
    kind: 'reservation_end',
    subject_id: bid.product_id,
    due_at: new Date(bid.expires_at ?? now),
    attempts: 0,
    last_error: null,
  };
}

function cartId(bid: Row<'bids'>): string {
  return steadyId(`cart of ${bid.id}`);
}

/** The cart in which an answered bid is paid. */
function bidCart(bid: Row<'bids'>, now: Date): Row<'carts'> {
  return {
    id: cartId(bid),
    user_id: bid.user_id ?? null,
    status: 'OPEN',
    bid_id: bid.id,
    offer_until: new Date(bid.expires_at ?? now),
    reserves_product: bid.status === 'ACCEPTED',
    shipping_address: null,
    billing_address: null,
    created_at: bid.modified_at,
    updated_at: bid.modified_at,
  };
}

/** The only line of that cart, at the agreed price. */
function bidCartLine(bid: Row<'bids'>): Row<'cart_lines'> {
  return {
    id: steadyId(`line of ${bid.id}`),
    cart_id: cartId(bid),
    product_id: bid.product_id,
    quantity: 1,
    agreed_price_cents: bid.counterbid_cents ?? bid.amount_cents,
  };
}

/** Builds bids on the products of the plans' sellers; a plan without a matching product is skipped. */
export function bidRows(products: readonly DemoProduct[], now: Date): BidRows {
  const taken = new Set<string>();
  const bids = plans.flatMap((one): Row<'bids'>[] => {
    const product = productFor(one, products, now, taken);
    if (product === undefined) return [];
    taken.add(product.id);
    return [bidOn(product, one, now)];
  });
  const open = bids.filter(
    ({ status, paid_at }) => paid_at == null && status !== 'REJECTED' && status !== 'EXPIRED',
  );
  const reserving = open.filter(({ status }) => status === 'ACCEPTED');
  const answered = open.filter(({ status }) => status !== 'PENDING');
  return {
    bids,
    deadlines: [
      ...open.map((bid) => bidExpiry(bid, now)),
      ...reserving.map((bid) => reservationEnd(bid, now)),
    ],
    reserved: reserving.map((bid) => bid.product_id),
    carts: answered.map((bid) => bidCart(bid, now)),
    lines: answered.map(bidCartLine),
  };
}
