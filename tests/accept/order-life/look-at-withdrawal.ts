import { createRandom } from '#tests/accept/fuzz/random.ts';
import { withdrawalLinkIn } from './guest-links.ts';
import type { WithdrawalStep } from './history.ts';
import { type Life, note, type Participant, quietAfter } from './life.ts';
import { readOrder } from './order-page.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** A withdrawal as one of its sides sees it. */
interface WithdrawalView {
  readonly uuid: string;
  readonly possible: readonly string[];
  readonly closed: string | null;
}

interface PurchaseView {
  readonly orderUuid: string;
  readonly withdrawal: WithdrawalView | null;
}

const fields = 'orderUuid withdrawal { uuid possible closed }';

/** The token in the link that a guest has requested; null for people who are signed in. */
type Link = () => string | null;

async function readPurchase(
  { client, account, world, line }: Participant,
  link: Link | null,
): Promise<PurchaseView | undefined> {
  if (link === null)
    return await client.read<PurchaseView>(
      account.tokenAt(world.now()),
      `query ($order: String!) { it: purchaseWithdrawal(orderUuid: $order) { __typename ... on Purchase { ${fields} } } }`,
      { order: line.uuid },
    );
  const linked = await client.read<{ readonly items: readonly PurchaseView[] }>(
    null,
    `query ($token: String!) { it: linkedPurchases(token: $token) { __typename ... on Purchases { items { ${fields} } } } }`,
    { token: link() },
  );
  return linked?.items.find(({ orderUuid }) => orderUuid === line.uuid);
}

/** Declares the withdrawal, whatever the page says about the buyer's right. */
async function declare(participant: Participant, link: Link | null): Promise<void> {
  const { client, account, world, line } = participant;
  const [token, given, name] =
    link === null
      ? ['', '', 'declareWithdrawal']
      : ['$token: String!, ', 'token: $token, ', 'declareLinkedWithdrawal'];
  const done = await client.change(
    account.tokenAt(world.now()),
    `mutation (${token}$order: String!, $commandId: String) {
      it: ${name}(${given}orderUuid: $order, name: "Noor Janssen", reason: "", commandId: $commandId) {
        __typename ... on Error { errorCode } } }`,
    { order: line.uuid, ...(link !== null && { token: link() }) },
  );
  if (done !== null) note(participant, { what: 'withdrawal_declare' });
}

async function step(
  participant: Participant,
  { uuid }: WithdrawalView,
  event: WithdrawalStep,
  link: Link | null,
): Promise<void> {
  const { client, account, world, random, side } = participant;
  const hasProof = event === 'send_back' && random.chance(0.6);
  const texts: Partial<Record<WithdrawalStep, string>> = { contest: 'Er zit een diepe kras in het blad.' };
  const [token, given, name] =
    link === null
      ? ['', '', 'changeWithdrawal']
      : ['$token: String!, ', 'token: $token, ', 'changeLinkedWithdrawal'];
  const done = await client.change(
    account.tokenAt(world.now()),
    `mutation (${token}$uuid: String!, $event: WithdrawalStep!, $text: String, $commandId: String) {
      it: ${name}(${given}uuid: $uuid, event: $event, text: $text, commandId: $commandId) {
        __typename ... on Error { errorCode } } }`,
    {
      ...{ uuid, event, text: hasProof ? '3SABCD1234567' : (texts[event] ?? '') },
      ...(link !== null && { token: link() }),
    },
  );
  if (done !== null) note(participant, { what: 'withdrawal_step', side, event, hasProof });
}

/** Performs one of the possible steps of an open withdrawal, or none. */
async function look(participant: Participant, link: Link | null): Promise<'none' | 'open' | 'closed'> {
  const { random } = participant;
  const withdrawal = (await readPurchase(participant, link))?.withdrawal ?? null;
  if (withdrawal === null) return 'none';
  if (withdrawal.closed !== null) return 'closed';
  const steps = withdrawal.possible.filter((event) => event !== 'keep' || random.chance(0.2));
  if (steps.length > 0 && random.chance(0.45))
    await step(participant, withdrawal, random.pick(steps) as WithdrawalStep, link);
  return 'open';
}

/** When a buyer withdraws: after a number of days, or that long after a status of the delivery. */
interface Plan {
  readonly status: 'ARRIVED' | 'CONFIRMED' | null;
  readonly days: number;
}

function planOf({ random, line }: Participant): Plan | null {
  if (!random.chance(line.isTraderSale ? 0.55 : 0.08)) return null;
  return random.pick([
    { status: null, days: random.below(3) },
    { status: null, days: random.below(20) },
    { status: 'ARRIVED', days: random.below(3) },
    // Within the period, and sometimes after it.
    { status: 'CONFIRMED', days: random.below(14) },
    { status: 'CONFIRMED', days: random.below(14) },
    { status: 'CONFIRMED', days: 20 + random.below(20) },
  ] as const);
}

/** Waits for the moment of the plan; false if the sale ended before. */
async function awaitPlan(participant: Participant, plan: Plan, until: number): Promise<boolean> {
  const { world } = participant;
  while (plan.status !== null) {
    const status = (await readOrder(participant))?.delivery.status;
    if (status === plan.status || (plan.status === 'ARRIVED' && status === 'CONFIRMED')) break;
    if (status === 'CANCELLED' || world.now() > until) return false;
    await world.pause(day);
  }
  await world.pause(plan.days * day + hour);
  return true;
}

/** Requests the link as a guest, and waits for the email; null if it does not come. */
async function askLink(life: Life, participant: Participant): Promise<Link | null> {
  const { client, world } = participant;
  const email = life.cast.guestEmail;
  const order = await readOrder(participant);
  if (order === null) return null;
  const done = await client.change(
    null,
    `mutation ($number: String!, $email: String!) { it: askWithdrawalLink(orderNumber: $number, email: $email) {
      __typename ... on Error { errorCode } } }`,
    { number: order.order.orderNumber, email },
  );
  const link: Link = () => withdrawalLinkIn(life.mails, email);
  for (let waits = 0; done !== null && waits < 8; waits += 1) {
    if (link() !== null) return link;
    await world.pause(day / 2);
  }
  world.find(`${email} got no link to withdraw from a purchase`);
  return null;
}

/** One side of a sold product during a possible withdrawal, besides what it does about the order. */
export function beginWithdrawal(life: Life, given: Participant): void {
  const random = createRandom(life.random.below(2 ** 31));
  const participant: Participant = { ...given, random };
  const { world, side, line } = participant;
  const until = life.cast.beginsAt + quietAfter;
  const plan = side === 'buyer' ? planOf(participant) : null;
  if (side === 'buyer' ? plan === null : !line.isTraderSale) return;
  const isSilent = random.chance(0.25);
  world.begin(`life ${life.cast.life}, withdrawal of the ${side}`, async () => {
    if (plan !== null && !(await awaitPlan(participant, plan, until))) return;
    let link: Link | null = null;
    if (participant.link !== null) {
      link = await askLink(life, participant);
      if (link === null) return;
    }
    if (side === 'buyer') await declare(participant, link);
    while (!isSilent && world.now() < until) {
      await world.pause((6 + random.below(60)) * hour);
      const seen = await look(participant, link);
      if (seen === 'closed' && random.chance(0.5)) return;
      if (seen === 'closed' && side === 'buyer') await declare(participant, link);
      if (seen === 'none' && side === 'buyer') return;
    }
  });
}
