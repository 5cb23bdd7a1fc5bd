import { chargeBackLater } from './chargebacks.ts';
import type { Life } from './life.ts';
import type { BankPayment } from './payment-bank.ts';

const hour = 60 * 60 * 1000;

/** The session of the buyer; null for a guest. */
export const buyerToken = ({ cast, world }: Life): string | null => cast.buyer?.tokenAt(world.now()) ?? null;

async function begin(life: Life, cart: string): Promise<string | null> {
  const answer = await life.client.change<{ transactionUid: string }>(
    buyerToken(life),
    `mutation ($cart: String!, $method: PaymentMethod!) {
      it: getUsableTransaction(cartUuid: $cart, paymentMethod: $method) {
        __typename ... on UsableTransaction { transactionUid } ... on Error { errorCode } } }`,
    { cart, method: life.random.pick(['ideal', 'bcmc', 'creditcard']) },
  );
  if (answer !== null) life.record.transactions.add(answer.transactionUid);
  return answer?.transactionUid ?? null;
}

/** Pays at the bank at once, late or never; resolves to the payment that succeeded, or null. */
export async function pay(life: Life, cart: string): Promise<string | null> {
  const { world, random, record, banks } = life;
  for (let tries = 0; tries < 3; tries += 1) {
    const uid = await begin(life, cart);
    if (uid === null) {
      record.end = 'was too late';
      return null;
    }
    const payment = banks.payments.byReference(uid);
    // A gift card paid everything.
    if (payment === undefined && life.cast.vouchers.card !== null) return uid;
    if (payment === undefined) throw new Error('a payment that the bank does not know');
    const chance = random.next();
    if (chance < 0.05) return await payTwice(life, cart, payment);
    if (chance < 0.1) break;
    if (chance < 0.16) {
      payment.status = 'canceled';
      await announce(life, payment.webhook);
      continue;
    }
    if (chance < 0.25) await world.pause(random.below(48) * hour);
    if (chance >= 0.25 && chance < 0.37) {
      payment.status = 'pending';
      await announce(life, payment.webhook);
      await world.pause(1 + random.below(7 * 24) * hour);
      if (payment.status === 'pending') payment.status = random.chance(0.8) ? 'paid' : 'failed';
      await announce(life, payment.webhook);
    } else await payNow(life, payment);
    if (payment.status !== 'paid') continue;
    if (random.chance(0.06)) chargeBackLater(life, uid);
    return uid;
  }
  record.end = 'did not pay';
  return null;
}

/** Starts another payment of the same cart, as from a second tab: at most one of the two may complete the purchase. */
async function payTwice(life: Life, cart: string, first: BankPayment): Promise<string | null> {
  const [, uid] = await Promise.all([payNow(life, first), begin(life, cart)]);
  const second = uid === null ? undefined : life.banks.payments.byReference(uid);
  if (second !== undefined) await payNow(life, second);
  if (first.status === 'paid') return first.reference;
  if (second?.status === 'paid') return second.reference;
  life.record.end = 'did not pay';
  return null;
}

async function payNow(life: Life, payment: BankPayment): Promise<void> {
  if (payment.status !== 'open') return;
  payment.status = 'paid';
  await announce(life, payment.webhook);
}

/** Calls the webhook once, twice or never; without it, the shop's own check detects the payment. */
async function announce({ client, random }: Life, webhook: string): Promise<void> {
  const times = random.pick([0, 1, 1, 1, 2]);
  await Promise.all(Array.from({ length: times }, () => client.callWebhook(webhook)));
}
