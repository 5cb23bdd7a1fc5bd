import { eurosOf } from '#domain/money/cents.ts';
import { euroText } from '#domain/money/euro-text.ts';
import type { DeliveryStatus } from '#domain/orders/delivery-life-cycle.ts';
import { deliveryStatuses } from '#domain/orders/delivery-life-cycle.ts';
import type { Locale } from '../../messages.ts';
import type { Reaction } from '../../process/reactions.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { titleFor } from '../catalog/title-view.ts';
import { sellerAddresses, sellerLocale } from '../sellers/contact-view.ts';
import { deliveryMoved, orderPlaced } from './events.ts';
import { loadLines, type OrderLine, paidFor } from './lines.ts';
import { type OrderGuest, orderMail } from './order-mail.ts';

interface Mailing {
  /** Of the event, with the line: a repetition is the same mail. */
  readonly cause: string;
  readonly line: OrderLine;
  readonly side: 'buyer' | 'seller';
  readonly what: 'PLACED' | DeliveryStatus;
}

/** Whoever takes part in an order hears in the language that they spoke, a seller in that of the shop. */
async function mailSide({ db, mail, config }: ServerDeps, mailing: Mailing): Promise<void> {
  const { line, side, what, cause } = mailing;
  if (what === 'PENDING') return;
  const { product, order } = line;
  const cents = side === 'buyer' ? paidFor(line) : Number(product.payout_cents);
  const locale = side === 'buyer' ? order.locale : await shopLocale(db, product);
  const path = `/account/bestellingen/${product.id}`;
  const news = {
    title: await titleFor(db, { productId: product.product_id, kept: product.title }, locale),
    number: order.number,
    amount: euroText(eurosOf(cents)),
    address: new URL(path, config.publicUrl).href,
    guest: side === 'buyer' && order.user_id === null ? guestOf(config.publicUrl, order.email, path) : null,
  };
  const readers = side === 'buyer' ? [order.email] : await sellerAddresses(db, product.seller_id);
  const letter = orderMail({ side, what }, news, locale);
  if (letter === null) return;
  for (const to of readers) await mail.send({ to, cause, ...letter });
}

/** Orders stand in accounts alone: without one, the way is to make it with the address of the order. */
function guestOf(publicUrl: string, email: string, path: string): OrderGuest {
  const signUp = new URL('/account', publicUrl);
  for (const [name, value] of Object.entries({ scherm: 'registreren', email, redirectUrl: path }))
    signUp.searchParams.set(name, value);
  return { email, signUp: signUp.href };
}

async function shopLocale(
  db: ServerDeps['db'],
  { seller_id }: { readonly seller_id: string },
): Promise<Locale> {
  const seller = await db
    .selectFrom('sellers')
    .select('province')
    .where('id', '=', seller_id)
    .executeTakeFirst();
  return sellerLocale(seller?.province ?? '');
}

const mailPlaced: Reaction = {
  name: 'orders.mail_placed',
  on: orderPlaced,
  outside: async ({ id, payload }, deps) => {
    const rows = await deps.db
      .selectFrom('order_products')
      .select('id')
      .where('order_id', '=', String(payload.orderId))
      .orderBy('id')
      .execute();
    const lines = await loadLines(
      deps.db,
      rows.map((row) => row.id),
    );
    for (const line of lines) {
      const cause = `${id}-${line.product.id}`;
      await mailSide(deps, { cause, line, side: 'buyer', what: 'PLACED' });
      await mailSide(deps, { cause, line, side: 'seller', what: 'PLACED' });
    }
  },
};

const mailMoved: Reaction = {
  name: 'orders.mail_moved',
  on: deliveryMoved,
  outside: async ({ id, payload }, deps) => {
    const [line] = await loadLines(deps.db, [String(payload.orderProductId)]);
    const what = deliveryStatuses.find((status) => status === payload.status);
    if (line === undefined || what === undefined) return;
    const side = payload.side === 'buyer' ? 'buyer' : 'seller';
    await mailSide(deps, { cause: id, line, side, what });
  },
};

export const orderReactions: readonly Reaction[] = [mailPlaced, mailMoved];
