import { eurosOf } from '#domain/money/cents.ts';
import { euroText } from '#domain/money/euro-text.ts';
import { deliveryStatuses } from '#domain/orders/delivery-life-cycle.ts';
import type { Locale } from '../../messages.ts';
import type { Letter } from '../../outside/mail/letter.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { titleFor } from '../catalog/title-view.ts';
import type { LetterWriter, LetterWriters } from '../notifications/store.ts';
import { loadLines, type OrderLine, paidFor } from './lines.ts';
import { type OrderChange, type OrderGuest, orderMail } from './order-mail.ts';

/** What one side of an order is written to about. */
export interface OrderLetter {
  readonly line: OrderLine;
  readonly side: 'buyer' | 'seller';
  readonly what: OrderChange;
  readonly locale: Locale;
}

/** The email of an order for one side; null where that side has nothing to hear. */
export async function orderLetter(
  { db, config }: ServerDeps,
  { line, side, what, locale }: OrderLetter,
): Promise<Letter | null> {
  const { product, order } = line;
  const cents = side === 'buyer' ? paidFor(line) : Number(product.payout_cents);
  const path = `/account/bestellingen/${product.id}`;
  const facts = {
    title: await titleFor(db, { productId: product.product_id, kept: product.title }, locale),
    number: order.number,
    amount: euroText(eurosOf(cents)),
    address: new URL(path, config.publicUrl).href,
    guest: side === 'buyer' && order.user_id === null ? guestOf(config.publicUrl, order.email, path) : null,
  };
  return orderMail({ side, what }, facts, locale);
}

/** Orders are in accounts alone: without one, the way is to make it with the address of the order. */
function guestOf(publicUrl: string, email: string, path: string): OrderGuest {
  const signUp = new URL('/account', publicUrl);
  for (const [name, value] of Object.entries({ scherm: 'registreren', email, redirectUrl: path }))
    signUp.searchParams.set(name, value);
  return { email, signUp: signUp.href };
}

const placed: LetterWriter = async (deps, { kind, subject, locale }) => {
  const [line] = await loadLines(deps.db, [subject]);
  if (line === undefined) return null;
  const side = kind === 'product_sold' ? 'seller' : 'buyer';
  return await orderLetter(deps, { line, side, what: 'PLACED', locale });
};

const changed: LetterWriter = async (deps, { subject, detail, locale }) => {
  const [line] = await loadLines(deps.db, [subject]);
  const [side, status] = detail.split(' ');
  const what = deliveryStatuses.find((known) => known === status);
  if (line === undefined || what === undefined || what === 'PENDING') return null;
  return await orderLetter(deps, { line, side: side === 'buyer' ? 'buyer' : 'seller', what, locale });
};

export const orderLetters: LetterWriters = {
  order_placed: placed,
  product_sold: placed,
  order_changed: changed,
};
