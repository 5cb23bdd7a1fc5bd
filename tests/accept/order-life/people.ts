import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DeliveryType } from '#domain/orders/delivery-method.ts';
import type { Database } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { issueToken } from '#server/modules/auth/token.ts';
import { newUserRow } from '#server/modules/auth/users.ts';
import type { Random } from '#tests/accept/fuzz/random.ts';
import { makeProduct } from '#tests/factories/products.ts';
import { makeSeller } from '#tests/factories/sellers.ts';
import { type GiftCard, makeVouchers, type Vouchers } from './vouchers.ts';

/** A person with an account, with one session for every three weeks of the calendar. */
export interface Account {
  readonly id: string;
  readonly email: string;
  tokenAt(now: number): string;
}

/** Amounts in cents. */
export interface SellerAccount extends Account {
  readonly sellerId: string;
  readonly marginPpm: number;
  readonly feeCents: number;
  readonly hasAccountNumber: boolean;
  readonly isTrader: boolean;
}

export interface OfferedProduct {
  readonly id: string;
  readonly title: string;
  readonly price: number;
  readonly wanted: DeliveryType;
  readonly seller: SellerAccount;
}

/** The initial data of one life. A guest has no account. */
export interface Cast {
  readonly life: number;
  readonly beginsAt: number;
  readonly buyer: Account | null;
  readonly guestEmail: string;
  readonly products: readonly OfferedProduct[];
  readonly vouchers: Vouchers;
}

export interface People {
  readonly sellers: readonly SellerAccount[];
  readonly staff: readonly Account[];
  readonly casts: readonly Cast[];
  readonly cards: readonly GiftCard[];
}

export interface Span {
  readonly from: number;
  readonly until: number;
}

const day = 24 * 60 * 60 * 1000;
const session = 20 * day;
/** Lives begin within this period. */
export const beginsWithin = 30 * day;

/** A Dutch account number with the right check digits (ISO 13616). */
export function ibanOf(number: number): string {
  const account = `ABNA${String(number).padStart(10, '0')}`;
  const digits = [...`${account}NL00`].map((letter) => Number.parseInt(letter, 36)).join('');
  return `NL${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${account}`;
}

const wanted: readonly DeliveryType[] = [
  ...([
    'pickup_transport',
    'pickup_transport',
    'post_transport',
    'post_transport',
    'post_transport',
  ] as const),
  ...(['frl_transport', 'brenger_transport', 'brenger_transport', 'noop_transport'] as const),
  'free_transport',
];

/** Creates all people and data that exist before the first life begins. */
export async function makePeople(
  db: Kysely<Database>,
  random: Random,
  { count, span }: { readonly count: number; readonly span: Span },
): Promise<People> {
  const model = await newUserRow(
    { email: 'model@hervonden.test', name: 'Anna Bos', password: 'letmein-12' },
    new Date(),
  );
  const account = async (
    given: { readonly sellerId?: string; readonly isStaff?: boolean },
    from: number,
    until: number,
  ) => {
    const id = randomUUID();
    const email = `${id}@hervonden.test`;
    await db
      .insertInto('users')
      .values({
        ...model,
        id,
        email,
        wishlist_uuid: randomUUID(),
        is_staff: given.isStaff ?? false,
        seller_id: given.sellerId ?? null,
      })
      .execute();
    return { id, email, tokenAt: await sessionsOf(db, id, { from, until }) };
  };
  const sellers: SellerAccount[] = [];
  for (let number = 0; number < Math.ceil(count / 3); number += 1) {
    const terms = await sellerWith(db, random, number);
    sellers.push({ ...terms, ...(await account({ sellerId: terms.sellerId }, span.from, span.until)) });
  }
  const staff = [
    await account({ isStaff: true }, span.from, span.until),
    await account({ isStaff: true }, span.from, span.until),
  ];
  const { cards, handOut } = await makeVouchers(db, random, count);
  const casts: Cast[] = [];
  for (let life = 0; life < count; life += 1) {
    const beginsAt = span.from + random.below(beginsWithin / 60_000) * 60_000;
    const buyer = random.chance(0.15) ? null : await account({}, span.from, span.until);
    const products: OfferedProduct[] = [];
    const many = random.pick([1, 1, 1, 2, 3]);
    for (let nth = 0; nth < many; nth += 1)
      products.push(await offer(db, random, { seller: random.pick(sellers), title: `Stoel ${life}-${nth}` }));
    // Another buyer wants the same product.
    const others = casts.filter((cast) => cast.buyer !== null);
    const rival =
      buyer !== null && others.length > 0 && random.chance(0.1) ? random.pick(others).products[0] : undefined;
    casts.push({
      ...{ life, beginsAt, buyer, guestEmail: `gast-${life}@hervonden.test` },
      ...{ products: rival === undefined ? products : [rival], vouchers: handOut() },
    });
  }
  return { sellers, staff, casts, cards };
}

async function sessionsOf(
  db: Kysely<Database>,
  userId: string,
  { from, until }: Span,
): Promise<(now: number) => string> {
  const tokens: string[] = [];
  await inTransaction(db, async (tx) => {
    for (let at = from; at < until; at += session) {
      const device = { userId, device: 'Proef', secondFactor: false };
      tokens.push((await issueToken(tx, device, new Date(at))).token);
    }
  });
  return (now) => tokens[Math.min(tokens.length - 1, Math.floor((now - from) / session))] ?? '';
}

async function sellerWith(db: Kysely<Database>, random: Random, number: number) {
  const marginPpm = random.pick([0, 100_000, 150_000, 125_000]);
  const feeCents = random.pick([0, 0, 195]);
  const hasAccountNumber = !random.chance(0.1);
  const isTrader = random.chance(0.45);
  const isFrisian = random.chance(0.3);
  const sellerId = await makeSeller(db, {
    ...{ name: `Verkoper ${number}`, type: isTrader ? 'business' : 'private' },
    ...{ margin_included_ppm: marginPpm, transaction_fee_cents: feeCents },
    ...{ accept_pickup: true, accept_offers: true, minimum_bid: 10 },
    ...(isTrader && { vat_number: 'NL004495445B01' }),
    ...(hasAccountNumber && { iban: ibanOf(number + 1), account_holder: `Verkoper ${number}` }),
    ...(isFrisian && { city: 'Leeuwarden', postcode: '8911 AA', province: 'nl-friesland' }),
  });
  for (const type of ['noop_transport', 'free_transport'] as const)
    await db
      .insertInto('seller_transport')
      .values({ seller_id: sellerId, type, price_cents: type === 'noop_transport' ? 4_500 : 0 })
      .execute();
  return { sellerId, marginPpm, feeCents, hasAccountNumber, isTrader };
}

async function offer(
  db: Kysely<Database>,
  random: Random,
  { seller, title }: { readonly seller: SellerAccount; readonly title: string },
): Promise<OfferedProduct> {
  const price = (20 + random.below(900)) * 100;
  const type = random.pick(wanted);
  const { city, province } = await db
    .selectFrom('sellers')
    .select(['city', 'province'])
    .where('id', '=', seller.sellerId)
    .executeTakeFirstOrThrow();
  const { id } = await makeProduct(db, seller.sellerId, {
    ...{ title, price_cents: price, raw_price_cents: price, city, province },
    ...(type === 'post_transport' && { weight_category: 'A', width: 30, height: 8, depth: 20 }),
  });
  return { id, title, price, wanted: type, seller };
}
