import * as v from 'valibot';
import type { Cents } from '#domain/money/cents.ts';
import { amsterdamMoment, plusDays } from '#domain/orders/order-days.ts';
import type { PaymentMethod } from '#domain/payments/payment-method.ts';
import type { TransactionStatus } from '#domain/payments/transaction.ts';
import { agreedForm, callService, jsonOf } from '../call-service.ts';
import { euroText } from '../euro-text.ts';
import { PaymentRefusedError, type PaymentService, PaymentServiceError } from './payment-service.ts';

/** Milliseconds; the buyer waits for the response. */
const longestWait = 8_000;
const largestAnswer = 500_000;

const amountSchema = v.object({
  currency: v.literal('EUR'),
  value: v.pipe(v.string(), v.regex(/^\d{1,12}\.\d{2}$/)),
});

const paymentSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  status: v.picklist(['open', 'pending', 'authorized', 'paid', 'canceled', 'expired', 'failed']),
  amount: amountSchema,
  amountRefunded: v.optional(amountSchema),
  amountChargedBack: v.optional(amountSchema),
  metadata: v.object({ transactionUid: v.string() }),
  _links: v.object({ checkout: v.optional(v.object({ href: v.pipe(v.string(), v.url()) })) }),
});
type RestPayment = v.InferOutput<typeof paymentSchema>;

const refundsSchema = v.object({
  _embedded: v.object({
    refunds: v.array(
      v.object({
        status: v.string(),
        // Null for a refund that staff made in the provider's dashboard.
        metadata: v.nullish(v.object({ refundKey: v.optional(v.string()) })),
      }),
    ),
  }),
});

const statuses = {
  open: 'created',
  pending: 'reserved',
  authorized: 'reserved',
  paid: 'completed',
  canceled: 'cancelled',
  expired: 'expired',
  failed: 'failed',
} as const satisfies Record<RestPayment['status'], TransactionStatus>;

const methods = {
  ideal: 'ideal',
  bcmc: 'bancontact',
  creditcard: 'creditcard',
} as const satisfies Record<PaymentMethod, string>;

const locales = { nl: 'nl_NL', en: 'en_US', fr: 'fr_FR' } as const;

export interface RestPaymentSettings {
  /** Base URL, version included, without a trailing slash. */
  readonly base: string;
  readonly key: string;
}

/** Payments through Mollie's REST API (version 2). */
export function createRestPayments(settings: RestPaymentSettings): PaymentService {
  const ask = (path: string, how: Asking = {}) => askService(settings, path, how);
  return {
    async create({ reference, amount, method, description, locale, returnUrl, webhookUrl }) {
      const payment = read(
        await ask('/payments', {
          method: 'POST',
          key: reference,
          body: {
            amount: { currency: 'EUR', value: euroText(amount) },
            ...{ description, redirectUrl: returnUrl, webhookUrl },
            ...{ method: methods[method], locale: locales[locale] },
            metadata: { transactionUid: reference },
          },
        }),
      );
      const redirectUrl = payment._links.checkout?.href;
      if (redirectUrl === undefined) throw new PaymentServiceError('A payment has no page to pay on.');
      return { paymentId: payment.id, redirectUrl };
    },
    async fetchStatus(paymentId) {
      const payment = read(await ask(`/payments/${encodeURIComponent(paymentId)}`));
      return {
        status: statusOf(payment),
        amount: centsIn(payment.amount.value),
        returned: returnedOf(payment),
        reference: payment.metadata.transactionUid,
      };
    },
    list: (day) => listDay(settings, day),
    async cancel(paymentId) {
      // 422: the payment is in progress or has ended; 404: it is unknown. Fetching it shows which.
      await ask(`/payments/${encodeURIComponent(paymentId)}`, { method: 'DELETE', bearable: [404, 422] });
    },
    async refund(paymentId, { key, amount }) {
      const path = `/payments/${encodeURIComponent(paymentId)}/refunds`;
      // The provider forgets idempotency keys after an hour, but a retry may come later, for example after downtime.
      if (isRefunded(await ask(`${path}?limit=250`), key)) return;
      const body = { amount: { currency: 'EUR', value: euroText(amount) }, metadata: { refundKey: key } };
      await ask(path, { method: 'POST', key, body });
    },
  };
}

/** True if the list of refunds contains one with our key that has neither failed nor been cancelled. */
function isRefunded(answer: unknown, key: string): boolean {
  const { refunds } = agreedForm(refundsSchema, answer, failure)._embedded;
  return refunds.some(
    ({ status, metadata }) => status !== 'failed' && status !== 'canceled' && metadata?.refundKey === key,
  );
}

/** Milliseconds that a payment can remain open before it is paid. */
const longestOpen = 5 * 24 * 60 * 60 * 1000;
/** Maximum number of pages per list, and entries per page. */
const mostPages = 500;
const pageSize = 100;

const moment = v.pipe(v.string(), v.isoTimestamp());
const listedPayment = v.object({ id: v.string(), createdAt: moment, paidAt: v.nullish(moment) });
const listedReturn = v.object({ paymentId: v.string(), createdAt: moment });
const listSchema = v.object({
  _embedded: v.record(v.string(), v.array(v.unknown())),
  _links: v.optional(v.object({ next: v.nullish(v.object({ href: v.pipe(v.string(), v.url()) })) })),
});

async function listDay(settings: RestPaymentSettings, day: string): Promise<readonly string[]> {
  const [from, until] = [amsterdamMoment(day, 0), amsterdamMoment(plusDays(day, 1), 0)];
  const isOn = (at: string) => Date.parse(at) >= from && Date.parse(at) < until;
  const paid = await listSince(settings, 'payments', listedPayment, from - longestOpen);
  const refunds = await listSince(settings, 'refunds', listedReturn, from);
  const chargebacks = await listSince(settings, 'chargebacks', listedReturn, from);
  const ids = [
    ...paid.filter(({ paidAt }) => paidAt != null && isOn(paidAt)).map(({ id }) => id),
    ...[...refunds, ...chargebacks].filter(({ createdAt }) => isOn(createdAt)).map((one) => one.paymentId),
  ];
  return [...new Set(ids)];
}

/** Fetches a list of the provider, newest first, back to `since` (milliseconds since 1970). */
async function listSince<Schema extends v.GenericSchema<unknown, { readonly createdAt: string }>>(
  settings: RestPaymentSettings,
  resource: string,
  schema: Schema,
  since: number,
): Promise<readonly v.InferOutput<Schema>[]> {
  const found: v.InferOutput<Schema>[] = [];
  let from = '';
  for (let page = 0; page < mostPages; page += 1) {
    const path = `/${resource}?limit=${pageSize}${from}`;
    const { _embedded, _links } = agreedForm(listSchema, await askService(settings, path, {}), failure);
    const items = (_embedded[resource] ?? []).map((item) => agreedForm(schema, item, failure));
    found.push(...items);
    const [next, last] = [_links?.next?.href, items.at(-1)];
    if (next === undefined || last === undefined || Date.parse(last.createdAt) < since) return found;
    from = `&from=${encodeURIComponent(new URL(next).searchParams.get('from') ?? '')}`;
  }
  throw new PaymentServiceError('The payment service’s list has no end.');
}

const centsOf = (amount: RestPayment['amountRefunded']) => (amount === undefined ? 0 : centsIn(amount.value));

function returnedOf({ amountRefunded, amountChargedBack }: RestPayment): Cents {
  return centsOf(amountRefunded) + centsOf(amountChargedBack);
}

/**
 * A chargeback of everything that was not refunded ends a payment. A partial chargeback leaves its status unchanged
 * for staff to decide (docs/decisions/0021-money-and-orders.md). A full refund makes it refunded.
 */
function statusOf({ status, amount, amountRefunded, amountChargedBack }: RestPayment): TransactionStatus {
  const whole = centsIn(amount.value);
  const [back, chargedBack] = [centsOf(amountRefunded), centsOf(amountChargedBack)];
  if (chargedBack > 0 && chargedBack >= whole - back) return 'chargeback';
  return status === 'paid' && back >= whole && whole > 0 ? 'refunded' : statuses[status];
}

function centsIn(text: string): Cents {
  return Number(text.replace('.', ''));
}

interface Asking {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  /** The idempotency key. */
  readonly key?: string;
  readonly body?: unknown;
  /** Error statuses for which null is returned instead of throwing. */
  readonly bearable?: readonly number[];
}

const failure = (problem: string) => new PaymentServiceError(`The payment service ${problem}.`);
const read = (answer: unknown): RestPayment => agreedForm(paymentSchema, answer, failure);

async function askService(
  { base, key: secret }: RestPaymentSettings,
  path: string,
  { method = 'GET', key, body, bearable = [] }: Asking,
): Promise<unknown> {
  const answer = await callService({
    ...{ url: `${base}${path}`, method, body, longestWait, largestAnswer, failure },
    headers: {
      authorization: `Bearer ${secret}`,
      ...(key !== undefined && { 'idempotency-key': key }),
    },
  });
  if (bearable.includes(answer.status)) return null;
  if (answer.status === 422) throw new PaymentRefusedError('The payment service refused a request.');
  if (!answer.isOk) throw failure(`answered ${answer.status}`);
  return jsonOf(answer, failure);
}
