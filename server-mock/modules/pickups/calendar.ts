import { isUuid } from '#domain/ids.ts';
import { isInPerson } from '#domain/orders/delivery-life-cycle.ts';
import { type OrderRole, orderRoles } from '#domain/orders/order-role.ts';
import { calendarFile } from '#domain/pickups/calendar-file.ts';
import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';
import { equalInConstantTime, type Secrets } from '../../secrets.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { lineOfDelivery } from '../orders/public/lines.ts';
import { titleFor } from '../products/title-view.ts';
import { nameOf, placeFor, placeText } from './counterpart.ts';
import { loadAppointment } from './store.ts';

const purpose = 'pickup-calendar';
/** The length of a hand-over in a calendar. */
const minutes = 30;

/** A signed link to one side's calendar file, because mail and calendar apps have no session. */
export function calendarPath(secrets: Secrets, deliveryId: string, side: OrderRole): string {
  const signature = secrets.sign(purpose, `${deliveryId}.${side}`);
  return `/api/v2/pickups/${deliveryId}/calendar?side=${side}&signature=${signature}`;
}

/** The side of a link; null for an invalid signature. */
export function calendarSide(
  secrets: Secrets,
  deliveryId: string,
  { side, signature }: { readonly side: string; readonly signature: string },
): OrderRole | null {
  const role = orderRoles.find((one) => one === side);
  if (role === undefined || !isUuid(deliveryId)) return null;
  return equalInConstantTime(signature, secrets.sign(purpose, `${deliveryId}.${role}`)) ? role : null;
}

function summaryOf(deliveryType: string, title: string, locale: Locale): string {
  const i18n = i18nOf(locale);
  return deliveryType === 'pickup_transport'
    ? i18n._('Collection: {title}', { title })
    : i18n._('Delivery: {title}', { title });
}

function descriptionOf(name: string, locale: Locale): string {
  const i18n = i18nOf(locale);
  return name === ''
    ? i18n._('Open the order and show each other the code.')
    : i18n._('With {name}. Open the order and show each other the code.', { name });
}

/**
 * The calendar file of an agreed appointment for one side; null while there is none. The file cancels the appointment
 * once the order is cancelled.
 */
export async function appointmentFile(
  { db, config }: Pick<ServerDeps, 'db' | 'config'>,
  deliveryId: string,
  { side, locale }: { readonly side: OrderRole; readonly locale: Locale },
): Promise<string | null> {
  const line = await lineOfDelivery(db, deliveryId);
  const at = line?.delivery.appointment_at ?? null;
  if (line === undefined || at === null || !isInPerson(line.delivery.delivery_type)) return null;
  const { version, updatedAt } = await loadAppointment(db, deliveryId);
  const { product, delivery, order } = line;
  const title = await titleFor(db, { productId: product.product_id, fallback: product.title }, locale);
  const place = await placeFor(db, line, side);
  const other = await nameOf(db, line, side === 'BUYER' ? 'SELLER' : 'BUYER');
  const isGuest = side === 'BUYER' && order.user_id === null;
  const isCancelled = delivery.status === 'CANCELLED';
  return calendarFile({
    uid: `pickup-${deliveryId}@${new URL(config.publicUrl).hostname}`,
    // Each agreed moment is a version; the cancellation is one more.
    sequence: version - 1 + (isCancelled ? 1 : 0),
    ...{ startsAt: at.getTime(), minutes, stampedAt: (updatedAt ?? delivery.updated_at).getTime() },
    summary: summaryOf(delivery.delivery_type, title, locale),
    description: descriptionOf(other, locale),
    location: place === null ? '' : placeText(place),
    // Calendars are shared: the link of a guest, which acts as the buyer, stays out of them.
    url: isGuest ? null : new URL(`/account/bestellingen/${product.id}`, config.publicUrl).href,
    isCancelled,
  });
}
