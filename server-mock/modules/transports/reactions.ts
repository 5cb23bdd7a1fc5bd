import type { Locale } from '../../messages.ts';
import type { Reaction } from '../../process/reactions.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { titleFor } from '../catalog/title-view.ts';
import { lineOfOrderProduct, type OwnDelivery } from '../orders/delivery-view.ts';
import { sellerAddresses, sellerLocale } from '../sellers/contact-view.ts';
import { bookingReactions } from './booking.ts';
import { transportMoved, transportNews } from './events.ts';
import { latestProposal, loadPlanning } from './store.ts';
import { transportMail } from './transport-mail.ts';

/** Whose turn it is hears of it, in the language that they spoke; a seller in that of the shop. */
const mailMoved: Reaction = {
  name: 'transports.mail_moved',
  on: transportMoved,
  outside: async ({ id, payload }, deps) => {
    const { db, mail, config } = deps;
    const line = await lineOfOrderProduct(db, String(payload.orderProductId));
    const what = transportNews.find((one) => one === payload.what);
    if (line === undefined || what === undefined) return;
    const planning = await loadPlanning(db, line.delivery.id);
    const latest = latestProposal(planning);
    const side = payload.side === 'buyer' ? 'buyer' : 'seller';
    const { to, locale } = await readersOf(deps, line, side);
    const { product_id: productId, title: kept } = line.product;
    const facts = {
      title: await titleFor(db, { productId, kept }, locale),
      dates: latest?.dates ?? [],
      day: planning.shippingDate ?? latest?.selectedDate ?? null,
      pickupWindow: planning.pickupWindow,
      address: new URL(`/account/bestellingen/${line.product.id}`, config.publicUrl).href,
    };
    const letter = transportMail({ side, what }, facts, locale);
    if (letter === null) return;
    for (const reader of to) await mail.send({ to: reader, cause: id, ...letter });
  },
};

async function readersOf(
  { db }: ServerDeps,
  { product, order }: OwnDelivery['line'],
  side: 'buyer' | 'seller',
): Promise<{ readonly to: readonly string[]; readonly locale: Locale }> {
  if (side === 'buyer') return { to: [order.email], locale: order.locale };
  const seller = await db
    .selectFrom('sellers')
    .select('province')
    .where('id', '=', product.seller_id)
    .executeTakeFirst();
  return {
    to: await sellerAddresses(db, product.seller_id),
    locale: sellerLocale(seller?.province ?? ''),
  };
}

export const transportReactions: readonly Reaction[] = [mailMoved, ...bookingReactions];
