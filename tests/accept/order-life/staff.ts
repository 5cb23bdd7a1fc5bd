import type { Random } from '#tests/accept/fuzz/random.ts';
import { decideWithdrawals } from './decide-withdrawals.ts';
import type { LineRecord } from './history.ts';
import type { Life } from './life.ts';
import { termsFor } from './look-at-case.ts';
import type { Account } from './people.ts';

export interface Desk extends Pick<Life, 'world' | 'client' | 'count'> {
  readonly random: Random;
  readonly staff: readonly Account[];
  /** The sold product with this id, or with a delivery of this id. */
  line(uuid: string): LineRecord | undefined;
  readonly until: number;
}

const day = 24 * 60 * 60 * 1000;

/** Staff work every day until the end, even while both sides are inactive. */
export function beginStaff(desk: Desk): void {
  const { world } = desk;
  const retried = new Set<string>();
  world.begin('staff', async () => {
    while (world.now() < desk.until) {
      await world.pause(day);
      await releasePayouts(desk);
      await retryPayouts(desk, retried);
      await decideCases(desk);
      await decideWithdrawals(desk);
      await settleParcels(desk);
    }
  });
}

export const staffToken = ({ staff, random, world }: Desk) => random.pick(staff).tokenAt(world.now());

interface PayoutList {
  readonly items: readonly {
    readonly payout: { readonly uuid: string; readonly problem: string | null };
  }[];
}

async function payouts(desk: Desk, status: string): Promise<PayoutList['items']> {
  const list = await desk.client.read<PayoutList>(
    staffToken(desk),
    `query ($status: PayoutStatus!) { it: staffPayouts(status: $status, limit: 100) { __typename
      ... on StaffPayoutPage { items { payout { uuid problem } } } } }`,
    { status },
  );
  return list?.items ?? [];
}

async function releasePayouts(desk: Desk): Promise<void> {
  const planned = await payouts(desk, 'PLANNED');
  const uuids = planned.map(({ payout }) => payout.uuid).filter(() => desk.random.chance(0.8));
  if (uuids.length === 0) return;
  const done = await desk.client.change<{ released: number }>(
    staffToken(desk),
    `mutation ($uuids: [String!]!, $commandId: String) {
      it: releasePayouts(uuids: $uuids, commandId: $commandId) { __typename ... on ReleasedPayouts { released }
        ... on Error { errorCode } } }`,
    { uuids },
  );
  for (let nth = 0; nth < (done?.released ?? 0); nth += 1) desk.count('staff release a payout');
}

/** Retries some of the payouts that failed or were returned, once each. */
async function retryPayouts(desk: Desk, retried: Set<string>): Promise<void> {
  const failed = [...(await payouts(desk, 'FAILED')), ...(await payouts(desk, 'RETURNED'))];
  for (const { payout } of failed) {
    const isOurs = payout.problem !== 'OUTDATED' && !retried.has(payout.uuid) && desk.random.chance(0.3);
    if (!isOurs) continue;
    const done = await desk.client.change(
      staffToken(desk),
      `mutation ($uuid: String!, $commandId: String) {
        it: retryPayout(uuid: $uuid, commandId: $commandId) { __typename ... on Error { errorCode } } }`,
      { uuid: payout.uuid },
    );
    if (done === null) continue;
    retried.add(payout.uuid);
    desk.count('staff retry a payout');
  }
}

interface CaseList {
  readonly items: readonly { readonly uuid: string }[];
}

interface CaseView {
  readonly orderUuid: string;
  readonly reason: string;
  readonly refundable: number;
  readonly refundableInPart: number;
}

async function decideCases(desk: Desk): Promise<void> {
  const waiting = await desk.client.read<CaseList>(
    staffToken(desk),
    'query { it: staffCases(list: STAFF, limit: 100) { __typename ... on StaffCasePage { items { uuid } } } }',
  );
  for (const { uuid } of waiting?.items ?? []) if (desk.random.chance(0.4)) await decideCase(desk, uuid);
}

async function decideCase(desk: Desk, uuid: string): Promise<void> {
  const { client, world, random } = desk;
  const seen = await client.read<CaseView>(
    staffToken(desk),
    'query ($uuid: String!) { it: staffCase(uuid: $uuid) { __typename ... on OrderCase { orderUuid reason refundable refundableInPart } } }',
    { uuid },
  );
  if (seen === undefined) throw new Error(`the complaint ${uuid} is in the list of staff and cannot be read`);
  const line = desk.line(seen.orderUuid);
  if (line === undefined)
    throw new Error(`nobody knows of buying ${seen.orderUuid} of the complaint ${uuid}`);
  const terms = termsFor(random, seen);
  const done = await client.change(
    staffToken(desk),
    `mutation ($uuid: String!, $refund: Float!, $back: Boolean!, $payer: ReturnPayer, $commandId: String) {
      it: decideCase(uuid: $uuid, refund: $refund, needsReturn: $back, returnPaidBy: $payer, ground: SHARED,
        text: "We hebben alles gelezen en besluiten zo.", commandId: $commandId) { __typename ... on Error { errorCode } } }`,
    {
      ...{ uuid, refund: terms.refund / 100, back: terms.needsReturn },
      payer: terms.needsReturn ? (terms.isSellersReturn ? 'SELLER' : 'BUYER') : null,
    },
  );
  if (done === null) return;
  desk.count('staff decide');
  line.actions.push({ what: 'decide', ...terms, from: world.now(), until: world.now() });
}

interface ParcelList {
  readonly items: readonly { readonly uuid: string }[];
}

/** Settles some of the lost and returned parcels, as after an answer of the carrier. */
async function settleParcels(desk: Desk): Promise<void> {
  const { client, world, random } = desk;
  const open = await client.read<ParcelList>(
    staffToken(desk),
    'query { it: staffParcels(list: OPEN, limit: 100) { __typename ... on StaffParcelPage { items { uuid } } } }',
  );
  for (const { uuid } of open?.items ?? []) {
    if (!random.chance(0.15)) continue;
    const done = await client.change(
      staffToken(desk),
      `mutation ($uuid: String!, $commandId: String) {
        it: handleParcel(deliveryUuid: $uuid, step: RESOLVED, commandId: $commandId) { __typename ... on Error { errorCode } } }`,
      { uuid },
    );
    if (done === null) continue;
    desk.count('staff settle a parcel');
    desk.line(uuid)?.actions.push({ what: 'parcel_resolved', from: world.now(), until: world.now() });
  }
}
