import * as v from 'valibot';
import { agreedForm, callService, jsonOf, type ServiceAnswer } from '../call-service.ts';
import { type TransportBooking, type TransportPartner, TransportRefusal } from './transport-partner.ts';

/** Milliseconds. */
const longestWait = 10_000;
const largestAnswer = 100_000;

const day = v.pipe(v.string(), v.isoDate());
const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const bookedSchema = v.object({ shippingDate: day });
const windowSchema = v.object({ date: day, from: time, until: time });

export interface RestPartnerSettings {
  /** Base URL, version included, without a trailing slash. */
  readonly base: string;
  readonly key: string;
}

/** The partner could not be reached or its answer is malformed; a retry may succeed. */
export class TransportError extends Error {}

/**
 * A transport partner with a REST API like Brenger's. Our reference identifies the shipment and is also the
 * idempotency key, so that a repeated booking creates no second one.
 */
export function createRestPartner(settings: RestPartnerSettings): TransportPartner {
  const at = (reference: string, part = '') => `/shipments/${encodeURIComponent(reference)}${part}`;
  return {
    async book(booking) {
      const answer = await ask(settings, at(booking.reference), { method: 'PUT', body: bodyOf(booking) });
      if (answer.status === 422) throw new TransportRefusal('The partner does not take this shipment.');
      return read(bookedSchema, answer);
    },
    async cancel(reference) {
      const answer = await ask(settings, at(reference, '/cancellation'), { method: 'PUT', body: {} });
      // There is no booking, or it was already cancelled.
      if (answer.status === 404 || answer.status === 410) return;
      requireOk(answer);
    },
    async pickupWindow(reference) {
      const { date, from, until } = read(windowSchema, await ask(settings, at(reference, '/pickup-window')));
      return { day: date, hours: `${from}-${until}` };
    },
  };
}

const place = ({ street, houseNumber, houseNumberExtension, ...rest }: TransportBooking['from']) => ({
  street,
  number: houseNumber,
  addition: houseNumberExtension,
  postalCode: rest.postcode,
  city: rest.city,
  countryCode: rest.country,
});

const bodyOf = ({ title, day: date, width, height, depth, from, to, instructions }: TransportBooking) => ({
  shippingDate: date,
  pickup: place(from),
  delivery: place(to),
  items: [{ title, widthCm: width, heightCm: height, depthCm: depth }],
  driverInstructions: instructions,
});

const failure = (problem: string) => new TransportError(`The partner ${problem}.`);

function requireOk({ status, isOk }: ServiceAnswer): void {
  if (!isOk) throw failure(`answered ${status}`);
}

function read<Schema extends v.GenericSchema>(schema: Schema, answer: ServiceAnswer): v.InferOutput<Schema> {
  requireOk(answer);
  return agreedForm(schema, jsonOf(answer, failure), failure);
}

function ask(
  { base, key }: RestPartnerSettings,
  path: string,
  { method = 'GET', body }: { readonly method?: 'GET' | 'PUT'; readonly body?: unknown } = {},
): Promise<ServiceAnswer> {
  return callService({
    ...{ url: `${base}${path}`, method, body, longestWait, largestAnswer, failure },
    headers: { authorization: `Bearer ${key}` },
  });
}
