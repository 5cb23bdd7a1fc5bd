import type { OrderSide } from '#domain/orders/order-side.ts';
import { type EmailSample, existing, sampleFacts } from '../../outside/mail/email-sample.ts';
import { transportUpdates } from './events.ts';
import { transportMail } from './transport-mail.ts';
import { buyerMessages, sellerMessages } from './transport-messages.ts';

const { title, url: address } = sampleFacts;
const dates = ['2026-11-26', '2026-11-27', '2026-11-30'];
const facts = { title, dates, day: '2026-11-27', pickupWindow: '08:00-12:00', address };

function samplesFor(side: OrderSide): readonly EmailSample[] {
  const messages = side === 'buyer' ? buyerMessages : sellerMessages;
  const updates = transportUpdates.filter((what) => messages[what] !== undefined);
  return updates.map((what) => ({
    email: what === 'WINDOW' ? 'transport_tomorrow' : 'transport_changed',
    variant: `${side} ${what}`,
    write: (locale) => existing(transportMail({ side, what }, facts, locale)),
  }));
}

export const transportEmailSamples: readonly EmailSample[] = [
  ...samplesFor('buyer'),
  ...samplesFor('seller'),
];
