import type { OrderRole } from '#domain/orders/order-role.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';
import type { EmailDeps, EmailWriters } from '../../process/email-writer.ts';
import { lineOfOrderProduct } from '../orders/public/lines.ts';
import type { OwnDelivery } from '../orders/public/own-lines.ts';
import { titleFor } from '../products/title-view.ts';
import { calendarPath } from './calendar.ts';
import { nameOf, placeFor, placeText } from './counterpart.ts';
import { type AppointmentChange, appointmentChanges } from './events.ts';
import { appointmentMail } from './pickup-mail.ts';
import { loadAppointment } from './store.ts';

/** The email about an appointment for one side, from its present state. */
export async function appointmentEmail(
  { db, config, secrets }: EmailDeps,
  line: OwnDelivery['line'],
  {
    side,
    what,
    locale,
  }: { readonly side: OrderRole; readonly what: AppointmentChange; readonly locale: Locale },
): Promise<EmailContent> {
  const { product, delivery } = line;
  const { proposal } = await loadAppointment(db, delivery.id);
  const place = await placeFor(db, line, side);
  const facts = {
    title: await titleFor(db, { productId: product.product_id, fallback: product.title }, locale),
    otherName: await nameOf(db, line, side === 'BUYER' ? 'SELLER' : 'BUYER'),
    ...{ moments: proposal?.moments ?? [], at: delivery.appointment_at },
    place: place === null ? null : placeText(place),
    address: new URL(`/account/bestellingen/${product.id}`, config.publicUrl).href,
    calendar: new URL(calendarPath(secrets, delivery.id, side), config.publicUrl).href,
  };
  return appointmentMail(what, facts, locale);
}

export const pickupEmails: EmailWriters = {
  appointment_changed: async (deps, { subject, detail, locale }) => {
    const line = await lineOfOrderProduct(deps.db, subject);
    const [side, change] = detail.split(' ');
    const what = appointmentChanges.find((one) => one === change);
    if (line === undefined || what === undefined) return null;
    return await appointmentEmail(deps, line, { side: side === 'buyer' ? 'BUYER' : 'SELLER', what, locale });
  },
};
