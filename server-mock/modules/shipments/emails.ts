import type { OrderSide } from '#domain/orders/order-side.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';
import type { EmailDeps, EmailWriters } from '../../process/email-writer.ts';
import { lineOfOrderProduct } from '../orders/public/lines.ts';
import type { OwnDelivery } from '../orders/public/own-lines.ts';
import { titleFor } from '../products/title-view.ts';
import { type ParcelChange, parcelChanges } from './events.ts';
import { parcelMail } from './parcel-mail.ts';

/** The email about a parcel for one side. */
export async function parcelEmail(
  { db, config }: EmailDeps,
  { product }: OwnDelivery['line'],
  { side, what, locale }: { readonly side: OrderSide; readonly what: ParcelChange; readonly locale: Locale },
): Promise<EmailContent> {
  const title = await titleFor(db, { productId: product.product_id, fallback: product.title }, locale);
  const url = new URL(`/account/bestellingen/${product.id}`, config.publicUrl).href;
  return parcelMail({ side, what }, { title, url }, locale);
}

export const shipmentEmails: EmailWriters = {
  parcel_changed: async (deps, { subject, detail, locale }) => {
    const line = await lineOfOrderProduct(deps.db, subject);
    const [side, change] = detail.split(' ');
    const what = parcelChanges.find((one) => one === change);
    if (line === undefined || what === undefined) return null;
    return await parcelEmail(deps, line, { side: side === 'buyer' ? 'buyer' : 'seller', what, locale });
  },
};
