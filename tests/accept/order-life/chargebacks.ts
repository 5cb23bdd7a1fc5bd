import { createRandom } from '#tests/accept/fuzz/random.ts';
import type { LineRecord } from './history.ts';
import { type Life, quietAfter } from './life.ts';
import { leftOf } from './payment-bank.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** The bank charges back the rest of a payment, once, and calls the webhook until the answer is 200. */
async function chargeBack({ world, client, banks, record, count }: Life, uid: string): Promise<void> {
  const payment = banks.payments.byReference(uid);
  if (payment === undefined || payment.chargedBack > 0 || leftOf(payment) === 0) return;
  const from = world.now();
  payment.chargedBack = leftOf(payment);
  count('bank charges back');
  while (!(await client.callWebhook(payment.webhook))) await world.pause(6 * hour);
  for (const line of record.lines)
    if (line.transactionUid === uid) line.actions.push({ what: 'charged_back', from, until: world.now() });
}

/** The bank charges a payment back days or weeks later, whatever happens meanwhile. */
export function chargeBackLater(life: Life, uid: string): void {
  const { world, random } = life;
  const at = world.now() + 5 * day + random.below(75 * 24) * hour;
  world.begin('a chargeback', async () => {
    await world.until(at);
    await chargeBack(life, uid);
  });
}

/** What a chargeback follows, and after how many days at least and at most. */
const occasions = {
  // The payout takes two bank days.
  'after payout': { hasHappened: isReceived, days: [8, 40] },
  'after a partial refund': { hasHappened: hasPartRefund, days: [0, 30] },
  'during a withdrawal': {
    hasHappened: ({ actions }: LineRecord) => actions.some(({ what }) => what === 'withdrawal_declare'),
    days: [0, 9],
  },
} as const;

function isReceived({ actions }: LineRecord): boolean {
  return actions.some(({ what }) => what === 'confirm' || what === 'prove_pickup');
}

function hasPartRefund({ actions, price }: LineRecord): boolean {
  const isAccepted = actions.some(({ what }) => what === 'accept');
  return actions.some(
    (action) =>
      (action.what === 'decide' ||
        action.what === 'withdrawal_decide' ||
        (action.what === 'propose' && isAccepted)) &&
      action.refund > 0 &&
      action.refund < price,
  );
}

/** For some lines, the bank charges back at a moment that matters. */
export function watchForChargeback(life: Life, line: LineRecord): void {
  const { world, cast, count } = life;
  const random = createRandom(life.random.below(2 ** 31));
  const odds = [
    ['after payout', 0.07],
    ['after a partial refund', 0.35],
    ['during a withdrawal', 0.12],
  ] as const;
  for (const [occasion, chance] of odds) {
    if (!random.chance(chance)) continue;
    const { hasHappened, days } = occasions[occasion];
    world.begin(`a chargeback ${occasion}`, async () => {
      while (!hasHappened(line)) {
        await world.pause(day);
        if (world.now() > cast.beginsAt + quietAfter) return;
      }
      await world.pause((days[0] * 24 + random.below((days[1] - days[0]) * 24)) * hour);
      count(`chargeback ${occasion}`);
      await chargeBack(life, line.transactionUid);
    });
  }
}
