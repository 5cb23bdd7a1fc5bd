import { randomUUID } from 'node:crypto';
import { inTransaction } from '#server/db/transaction.ts';
import { issueToken } from '#server/modules/auth/token.ts';
import type { MailMessage } from '#server/outside/mail/mail.ts';
import { createRandom, type Random } from '#tests/accept/fuzz/random.ts';
import { buy } from '#tests/factories/orders.ts';
import { makeProduct } from '#tests/factories/products.ts';
import { scanParcel } from '#tests/factories/scan-parcel.ts';
import { makeSellerUser } from '#tests/factories/sellers.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';
import { createManualClock } from '#tests/setup/manual-clock.ts';
import { checkLife } from './check-life.ts';
import type { Done, Life } from './expected.ts';
import { planLife } from './plan-life.ts';

/** Breaks a run in a way that its checks must detect; called after every stop of the clock. */
export type Disturbance = (api: ApiHarness, random: Random) => Promise<void>;

export interface CalendarResult {
  readonly steps: number;
  readonly emails: number;
  readonly findings: readonly string[];
}

interface LivedOrder {
  readonly life: Life;
  readonly buyerId: string;
  readonly sellerUserId: string;
  deliveryUuid: string;
}

const day = 24 * 60 * 60 * 1000;

/**
 * Simulates a number of orders for 90 days: people act at their planned moments, and the simulated clock stops at every
 * moment at which something is due.
 */
export async function runCalendar(
  from: Date,
  { count, seed, disturb }: { readonly count: number; readonly seed: number; readonly disturb?: Disturbance },
): Promise<CalendarResult> {
  const random = createRandom(seed);
  const clock = createManualClock(from);
  const mails: MailMessage[] = [];
  const api = await startApi({ clock, mail: { send: async (message) => void mails.push(message) } });
  const now = () => clock.now().getTime();
  const until = from.getTime() + 90 * day;
  try {
    const people = await makePeople(api);
    const orders = Array.from(
      { length: count },
      (): LivedOrder => ({
        life: planLife(random, from.getTime(), 45),
        buyerId: random.pick(people.buyers).id,
        sellerUserId: random.pick(people.sellers).id,
        deliveryUuid: '',
      }),
    );
    const plan = orders
      .flatMap((order) => [
        { at: order.life.placedAt, run: () => place(api, people, order) },
        ...order.life.acts.map(({ what, at }) => ({ at, run: () => act(api, order, what) })),
      ])
      .toSorted((one, other) => one.at - other.at);
    for (;;) {
      const due = await nextDeadline(api);
      const [next] = plan;
      const at = Math.min(due ?? until, next?.at ?? until, until);
      clock.advance(Math.max(0, at - now()));
      if (next !== undefined && next.at <= now()) {
        plan.shift();
        await next.run();
      }
      await api.server.background.runOnce();
      await disturb?.(api, random);
      if (now() >= until) break;
    }
    const findings: string[] = [];
    let steps = 0;
    for (const { life, deliveryUuid } of orders) {
      const checked = await checkLife(api.db, { life, deliveryUuid, until, mails });
      steps += checked.steps;
      findings.push(...checked.findings);
    }
    return { steps, emails: mails.length, findings };
  } finally {
    await api.close();
  }
}

async function makePeople(api: ApiHarness) {
  const several = <One>(make: () => Promise<One>) => Promise.all(Array.from({ length: 12 }, make));
  return {
    buyers: await several(() => makeUser(api.db)),
    sellers: await several(() => makeSellerUser(api.db)),
  };
}

async function nextDeadline({ db }: ApiHarness): Promise<number | null> {
  const next = await db
    .selectFrom('deadlines')
    .select((eb) => eb.fn.min('due_at').as('at'))
    .executeTakeFirst();
  return next?.at?.getTime() ?? null;
}

async function tokenOf({ db, server }: ApiHarness, userId: string): Promise<string> {
  const at = server.deps.clock.now();
  return await inTransaction(db, async (tx) => {
    const issued = await issueToken(tx, { userId, device: 'calendar', secondFactor: false }, at);
    return issued.token;
  });
}

async function place(
  api: ApiHarness,
  { buyers, sellers }: Awaited<ReturnType<typeof makePeople>>,
  order: LivedOrder,
): Promise<void> {
  const buyer = buyers.find(({ id }) => id === order.buyerId);
  const seller = sellers.find(({ id }) => id === order.sellerUserId);
  if (buyer === undefined || seller === undefined) throw new Error('Nobody buys or sells.');
  const product = await makeProduct(api.db, seller.sellerId, { title: `Kast ${randomUUID()}` });
  const token = await tokenOf(api, buyer.id);
  const { lines } = await buy(api, { ...buyer, token }, [{ ...product, type: order.life.type }]);
  order.deliveryUuid = lines[0]?.deliveryUuid ?? '';
}

const flags = {
  arrived: { by: 'seller', flag: 'hasArrived: true' },
  'handed off': { by: 'seller', flag: 'isHandedOff: true' },
  confirmed: { by: 'buyer', flag: 'isConfirmed: true' },
  complained: { by: 'buyer', flag: 'isInReview: true, complaint: "Een poot is gebroken."' },
} as const;

async function act(api: ApiHarness, order: LivedOrder, what: Done): Promise<void> {
  if (what === 'sent') {
    await scanParcel(api, order.deliveryUuid);
    return;
  }
  const { by, mutation } =
    what === 'cancelled'
      ? { by: 'buyer' as const, mutation: `cancelLateOrder(deliveryUuid: "${order.deliveryUuid}")` }
      : {
          by: flags[what].by,
          mutation: `updateDeliveryStatus(uuid: "${order.deliveryUuid}", ${flags[what].flag})`,
        };
  const token = await tokenOf(api, by === 'buyer' ? order.buyerId : order.sellerUserId);
  const { data, errors } = await api.graphql<{ it: { __typename: string; errorCode?: string } }>(
    `mutation { it: ${mutation} { __typename ... on Error { errorCode } } }`,
    {},
    { token },
  );
  if (errors.length > 0 || data.it.__typename !== 'OrderProduct')
    throw new Error(`${what} was refused: ${JSON.stringify([data, errors])}`);
}
