import { randomUUID } from 'node:crypto';
import type { MailMessage } from '#server/outside/mail/mail.ts';
import { createRandom, type Random } from '#tests/accept/fuzz/random.ts';
import { buy } from '#tests/factories/orders.ts';
import { makeProduct } from '#tests/factories/products.ts';
import { makeSellerUser } from '#tests/factories/sellers.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';
import { createManualClock } from '#tests/setup/manual-clock.ts';
import { act, tokenOf } from './act.ts';
import { type BidLife, planBid } from './bid-life.ts';
import { checkBid, checkLife, type Past, type SentMail } from './check-life.ts';
import type { Life } from './expected.ts';
import { planLife } from './plan-life.ts';
import { acceptBid, payBid, placeBid } from './simulate-bid.ts';

/** Breaks a run in a way that the check has to detect; called after every stop of the clock. */
export type Disturbance = (api: ApiHarness, random: Random) => Promise<void>;

export interface CalendarResult {
  readonly bids: number;
  /** How often each deadline was met, by name. */
  readonly deadlines: ReadonlyMap<string, number>;
  readonly emails: number;
  readonly findings: readonly string[];
}

type People = Awaited<ReturnType<typeof makePeople>>;

interface Sides {
  readonly buyer: People['buyers'][number];
  readonly seller: People['sellers'][number];
}

interface PlannedAct {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly run: () => Promise<void>;
}

/** An order or a bid: the acts of its people, and its comparison with the expected result. */
interface Simulated {
  readonly acts: readonly PlannedAct[];
  readonly check: (past: Past) => ReturnType<typeof checkLife>;
}

const day = 24 * 60 * 60 * 1000;
/** One bid for every so many orders. */
const ordersPerBid = 4;

/**
 * Simulates orders and bids for 90 days: people act at their planned moments, and the simulated clock stops whenever
 * something is due.
 */
export async function runCalendar(
  from: Date,
  { count, seed, disturb }: { readonly count: number; readonly seed: number; readonly disturb?: Disturbance },
): Promise<CalendarResult> {
  const random = createRandom(seed);
  const clock = createManualClock(from);
  const now = () => clock.now().getTime();
  const mails: SentMail[] = [];
  const mail = { send: async (message: MailMessage) => void mails.push({ ...message, at: now() }) };
  const api = await startApi({ clock, mail });
  const start = from.getTime();
  const until = start + 90 * day;
  try {
    const people = await makePeople(api);
    const sides = (from: People['buyers']): Sides => ({
      buyer: random.pick(from),
      seller: random.pick(people.sellers),
    });
    const lives = Array.from({ length: count }, (_, index) => [
      simulateOrder(api, sides(people.buyers), planLife(random, start, 45)),
      ...(index % ordersPerBid === 0
        ? [simulateBid(api, sides(people.bidders), planBid(random, start, 75))]
        : []),
    ]).flat();
    const plan = lives.flatMap(({ acts }) => acts).toSorted((one, other) => one.at - other.at);
    const refusals: string[] = [];
    for (;;) {
      const due = await nextDeadline(api);
      const [next] = plan;
      const at = Math.min(due ?? until, next?.at ?? until, until);
      clock.advance(Math.max(0, at - now()));
      if (next !== undefined && next.at <= now()) {
        plan.shift();
        await next.run().catch((error: unknown) => void refusals.push(String(error)));
      }
      await api.server.background.runOnce();
      await disturb?.(api, random);
      if (now() >= until) break;
    }
    const findings = [...refusals];
    const deadlines = new Map<string, number>();
    for (const { check } of lives) {
      const checked = await check({ db: api.db, mails, until });
      for (const name of checked.deadlines) deadlines.set(name, (deadlines.get(name) ?? 0) + 1);
      findings.push(...checked.findings);
    }
    return { bids: lives.length - count, deadlines, emails: mails.length, findings };
  } finally {
    await api.close();
  }
}

async function makePeople(api: ApiHarness) {
  const several = <One>(make: () => Promise<One>) => Promise.all(Array.from({ length: 12 }, make));
  const terms = { accept_offers: true, minimum_bid: 10 };
  return {
    buyers: await several(() => makeUser(api.db)),
    // Separate from the buyers: `buy` starts with an empty cart, but the cart of an accepted bid must not be emptied.
    bidders: await several(() => makeUser(api.db)),
    // Withdrawal is possible only for purchases from traders.
    sellers: await several(() => makeSellerUser(api.db, { ...terms, type: 'business' })),
  };
}

async function nextDeadline({ db }: ApiHarness): Promise<number | null> {
  const next = await db
    .selectFrom('deadlines')
    .select((eb) => eb.fn.min('due_at').as('at'))
    .executeTakeFirst();
  return next?.at?.getTime() ?? null;
}

function simulateOrder(api: ApiHarness, { buyer, seller }: Sides, life: Life): Simulated {
  let line = { uuid: '', deliveryUuid: '' };
  const place = async () => {
    const product = await makeProduct(api.db, seller.sellerId, { title: `Kast ${randomUUID()}` });
    const token = await tokenOf(api, buyer.id);
    const { lines } = await buy(api, { ...buyer, token }, [{ ...product, type: life.type }]);
    line = lines[0] ?? line;
  };
  const ids = () => ({ orderUuid: line.uuid, deliveryUuid: line.deliveryUuid });
  return {
    acts: [
      { at: life.placedAt, run: place },
      ...life.acts.map((one) => ({
        at: one.at,
        run: () => act(api, { buyerId: buyer.id, sellerUserId: seller.id, ...ids() }, one),
      })),
    ],
    check: (past) => checkLife(past, life, ids(), { buyer: buyer.email, seller: seller.email }),
  };
}

function simulateBid(api: ApiHarness, sides: Sides, life: BidLife): Simulated {
  let bidId = '';
  const { placedAt, acceptedAt, paidAt } = life;
  const at = (moment: number | null, run: () => Promise<void>) =>
    moment === null ? [] : [{ at: moment, run }];
  return {
    acts: [
      ...at(placedAt, async () => {
        bidId = await placeBid(api, sides);
      }),
      ...at(acceptedAt, () => acceptBid(api, sides, bidId)),
      ...at(paidAt, () => payBid(api, sides, bidId)),
    ],
    check: (past) => checkBid(past, life, bidId, { buyer: sides.buyer.email, seller: sides.seller.email }),
  };
}
