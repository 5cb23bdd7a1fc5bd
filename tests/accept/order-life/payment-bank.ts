import type { Random } from '#tests/accept/fuzz/random.ts';
import { type Call, centsOf, euroText, type Reply } from './http.ts';

/** A payment as its provider knows it, in cents. */
export interface BankPayment {
  readonly id: string;
  readonly reference: string;
  readonly amount: number;
  readonly webhook: string;
  status: 'open' | 'pending' | 'paid' | 'canceled' | 'failed';
  /** By the idempotency key of each refund. */
  readonly refunds: Map<string, number>;
  chargedBack: number;
}

export interface PaymentBank {
  readonly payments: ReadonlyMap<string, BankPayment>;
  /** The payment with this reference of the shop; undefined if it was never requested. */
  byReference(reference: string): BankPayment | undefined;
  answer(call: Call): Reply;
}

export function refundedOf({ refunds }: BankPayment): number {
  return [...refunds.values()].reduce((sum, amount) => sum + amount, 0);
}

/** Cents of a payment that remain in the shop's account. */
export function leftOf(payment: BankPayment): number {
  return payment.status === 'paid' ? payment.amount - refundedOf(payment) - payment.chargedBack : 0;
}

const amountOf = (cents: number) => ({ currency: 'EUR', value: euroText(cents) });
/** The refunds of a payment, each with the key that the shop gave it. */
const refundsOf = ({ refunds }: BankPayment) =>
  [...refunds].map(([key, cents]) => ({
    ...{ id: `re_${key}`, status: 'refunded', amount: amountOf(cents) },
    metadata: { refundKey: key },
  }));

const notFound: Reply = { status: 404, body: {} };

function viewOf(payment: BankPayment) {
  const refunded = refundedOf(payment);
  return {
    ...{ id: payment.id, status: payment.status, amount: amountOf(payment.amount) },
    ...(refunded > 0 && { amountRefunded: amountOf(refunded) }),
    ...(payment.chargedBack > 0 && { amountChargedBack: amountOf(payment.chargedBack) }),
    metadata: { transactionUid: payment.reference },
    _links: { checkout: { href: `https://pay.test/${payment.id}` } },
  };
}

/**
 * A payment provider with Mollie's API, outside the servers that are killed. It refuses to refund more than what
 * remains; sometimes its response is lost, or it is unavailable.
 */
export function createPaymentBank(random: Random): PaymentBank {
  const payments = new Map<string, BankPayment>();
  const byKey = new Map<string, BankPayment>();

  const create = ({ key, body }: Call): BankPayment => {
    const known = byKey.get(key);
    if (known !== undefined) return known;
    const { transactionUid } = body.metadata as { readonly transactionUid: string };
    const payment: BankPayment = {
      ...{ id: `tr_${payments.size + 1}`, reference: transactionUid, amount: centsOf(body.amount) },
      ...{ webhook: String(body.webhookUrl), status: 'open', refunds: new Map(), chargedBack: 0 },
    };
    payments.set(payment.id, payment);
    byKey.set(key, payment);
    return payment;
  };
  const refund = (payment: BankPayment, { key, body }: Call): Reply => {
    if (random.chance(0.03)) return { status: 503, body: {} };
    const amount = centsOf(body.amount);
    if (!payment.refunds.has(key)) {
      if (amount > leftOf(payment)) return { status: 422, body: { detail: 'The amount is higher.' } };
      payment.refunds.set(key, amount);
    }
    // The refund was carried out, but the response is lost.
    return random.chance(0.05) ? { status: 504, body: {} } : { status: 201, body: { id: `re_${key}` } };
  };
  return {
    payments,
    byReference: (reference) => byKey.get(reference),
    answer(call) {
      const [, list = '', id = '', part] = call.path.split('/');
      // Its lists are not modelled; the shop looks its own payments up one by one.
      if (call.method === 'GET' && id === '') return { status: 200, body: { _embedded: { [list]: [] } } };
      if (call.method === 'POST' && id === '') return { status: 201, body: viewOf(create(call)) };
      const payment = payments.get(id);
      if (payment === undefined) return notFound;
      if (call.method === 'POST' && part === 'refunds') return refund(payment, call);
      if (part === 'refunds') return { status: 200, body: { _embedded: { refunds: refundsOf(payment) } } };
      if (call.method === 'DELETE') {
        if (payment.status !== 'open') return { status: 422, body: {} };
        payment.status = 'canceled';
      }
      return { status: 200, body: viewOf(payment) };
    },
  };
}
