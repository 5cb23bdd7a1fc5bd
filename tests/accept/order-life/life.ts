import type { Random } from '#tests/accept/fuzz/random.ts';
import { createRandom } from '#tests/accept/fuzz/random.ts';
import { buy } from './buy.ts';
import { watchForChargeback } from './chargebacks.ts';
import type { Mailed } from './check-rest.ts';
import { orderLinkIn } from './guest-links.ts';
import type { Action, LifeRecord, LineRecord, Side } from './history.ts';
import { lookAtCase } from './look-at-case.ts';
import { lookAtPickup } from './look-at-pickup.ts';
import { beginWithdrawal } from './look-at-withdrawal.ts';
import { buttonsFor, flag, type OrderView, press, readOrder } from './order-page.ts';
import type { ParcelCarrier } from './parcel-carrier.ts';
import type { PaymentBank } from './payment-bank.ts';
import type { PayoutBank } from './payout-bank.ts';
import type { Account, Cast, SellerAccount } from './people.ts';
import type { Client } from './shop.ts';
import type { World } from './world.ts';

export interface Banks {
  readonly payments: PaymentBank;
  readonly payouts: PayoutBank;
  readonly carrier: ParcelCarrier;
}

export interface Life {
  readonly world: World;
  readonly client: Client;
  readonly banks: Banks;
  readonly cast: Cast;
  readonly random: Random;
  readonly record: LifeRecord;
  readonly staff: readonly Account[];
  /** All emails that have arrived. */
  readonly mails: readonly Mailed[];
  readonly count: (step: string) => void;
}

/** Whoever makes requests; without a token for a guest. */
export interface Person {
  tokenAt(now: number): string | null;
}

/** One side of a sold product, who checks it now and then. */
export interface Participant extends Pick<Life, 'world' | 'client' | 'random' | 'count'> {
  readonly line: LineRecord;
  readonly side: Side;
  readonly account: Person;
  /** The key in the emailed link of a guest, or null while it has not come; null for an account. */
  readonly link: (() => string | null) | null;
  /** The other side, who is present at a handover. */
  readonly other: Account | null;
}

const hour = 60 * 60 * 1000;
/** Neither side acts later than this after the beginning of a life. In milliseconds. */
export const quietAfter = 120 * 24 * hour;

/** Records an action that the API has confirmed. */
export function note(
  { world, line, count, side }: Pick<Participant, 'world' | 'line' | 'count' | 'side'>,
  action: Action,
): void {
  count(`${side} ${action.what}`);
  line.actions.push({ ...action, from: world.now(), until: world.now() });
}

/** Runs one life from the purchase on; both sides act independently until they stop. */
export async function live(life: Life): Promise<void> {
  const { world, cast, random, record } = life;
  await world.until(cast.beginsAt);
  const lines = await buy(life);
  life.count(record.end);
  for (const line of lines) {
    const seller = cast.products.find(({ title }) => title === line.title)?.seller;
    if (seller === undefined) throw new Error('Nobody sells it.');
    const { buyer } = cast;
    const guest = {
      account: { tokenAt: () => null },
      link: () => orderLinkIn(life.mails, cast.guestEmail, line.uuid),
    };
    beginSide(life, {
      line,
      side: 'buyer',
      other: seller,
      ...(buyer === null ? guest : { account: buyer, link: null }),
    });
    beginSide(life, { line, side: 'seller', account: seller, other: buyer, link: null });
    watchForChargeback(life, line);
    if (buyer === null) expectLink(life, line);
    if (random.chance(0.04)) interveneLater(life, line);
  }
}

/** A guest has only the emails: one with the link to the order must come. */
function expectLink({ world, cast, mails }: Life, line: LineRecord): void {
  world.begin('a guest', async () => {
    await world.pause(4 * 24 * hour);
    if (orderLinkIn(mails, cast.guestEmail, line.uuid) === null)
      world.find(`${cast.guestEmail} got no link to the order of ${line.title}`);
  });
}

type Part = Pick<Participant, 'line' | 'side' | 'account' | 'other' | 'link'>;

function beginSide(life: Life, part: Part): void {
  const { world, client, count, cast } = life;
  const random = createRandom(life.random.below(2 ** 31));
  const participant: Participant = { world, client, count, random, ...part };
  beginWithdrawal(life, participant);
  const checks = random.chance(0.15) ? 0 : random.below(16);
  world.begin(`life ${cast.life}, ${part.side}`, async () => {
    for (let look = 0; look < checks && world.now() < cast.beginsAt + quietAfter; look += 1) {
      await world.pause(1 + random.below(random.pick([12, 48, 120])) * hour);
      if ((await lookAtOrder(participant)) === 'over') return;
    }
  });
}

/** Performs one of the actions that the API offers, or none; resolves to 'over' when nothing is left to do. */
async function lookAtOrder(participant: Participant): Promise<'over' | 'goes on'> {
  const order = await readOrder(participant);
  if (order === null) return 'goes on';
  const { status } = order.delivery;
  if (status === 'CANCELLED') return 'over';
  if (status === 'CONFIRMED') {
    await review(participant);
    return 'over';
  }
  await (status === 'IN_REVIEW' ? lookAtCase(participant) : lookAtDelivery(participant, order.delivery));
  return 'goes on';
}

async function lookAtDelivery(
  participant: Participant,
  { possible, asksForTransport }: OrderView['delivery'],
): Promise<void> {
  const { random, side, link } = participant;
  if (link === null && possible.includes('prove_pickup') && random.chance(0.4))
    return await lookAtPickup(participant);
  if (side === 'seller' && asksForTransport && random.chance(0.3)) return await chooseTransport(participant);
  const usual = buttonsFor(participant, possible).filter(
    (event) => event !== 'dispute' || random.chance(0.5),
  );
  if (usual.length > 0 && random.chance(0.6)) await press(participant, random.pick(usual));
}

async function chooseTransport(participant: Participant): Promise<void> {
  const { client, account, world, line, random } = participant;
  const bySeller = random.chance(0.7);
  const done = await client.change(
    account.tokenAt(world.now()),
    `mutation ($delivery: String!, $own: Boolean!) {
      it: setTransportHandledBySeller(deliveryUuid: $delivery, transportHandledBySeller: $own) {
        __typename ... on Error { errorCode } } }`,
    { delivery: line.deliveryUuid, own: bySeller },
  );
  if (done !== null) note(participant, { what: bySeller ? 'seller_transport' : 'partner_transport' });
}

async function review(participant: Participant): Promise<void> {
  const { client, account, world, line, random, side, count, link } = participant;
  if (link !== null || random.chance(0.5)) return;
  const five =
    'deliveryTime: 5, itemCondition: 4, itemDescription: 5, itemWrapping: 4, sellerCommunication: 5';
  const ratings = side === 'buyer' ? `, ratings: { ${five}, platformService: 5 }` : '';
  const done = await client.change(
    account.tokenAt(world.now()),
    `mutation ($order: String!, $commandId: String) {
      it: writeReview(orderProductUuid: $order, commandId: $commandId,
        review: { stars: 5, feedback: "Alles ging goed en snel."${ratings} }) { __typename ... on Error { errorCode } } }`,
    { order: line.uuid },
  );
  if (done !== null) count(`${side} review`);
}

/** Staff cancel an order, or end its complaint in favour of the seller. */
function interveneLater(life: Life, line: LineRecord): void {
  const { world, client, random, staff, count } = life;
  const at = world.now() + random.below(40 * 24) * hour;
  const [name, what] = random.chance(0.7)
    ? (['isCancelled', 'staff_cancel'] as const)
    : (['isConfirmed', 'staff_confirm'] as const);
  world.begin('staff', async () => {
    await world.until(at);
    const token = random.pick(staff).tokenAt(world.now());
    const done = await client.change(token, flag(name), { delivery: line.deliveryUuid });
    if (done === null) return;
    count(what);
    line.actions.push({ what, from: world.now(), until: world.now() });
  });
}

/** A seller adds or changes their account number. */
export function giveAccountNumber(
  { world, client }: Pick<Life, 'world' | 'client'>,
  seller: SellerAccount,
  { at, iban }: { readonly at: number; readonly iban: string },
): void {
  world.begin('a seller', async () => {
    await world.until(at);
    const done = await client.change(
      seller.tokenAt(world.now()),
      `mutation ($iban: String!, $commandId: String) {
        it: updateSeller(iban: $iban, accountHolder: "V. Verkoper", commandId: $commandId) {
          __typename ... on Error { errorCode } } }`,
      { iban },
    );
    if (done === null) world.find('an account number was refused');
  });
}
