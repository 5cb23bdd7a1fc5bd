import { type Desk, staffToken } from './staff.ts';

interface WithdrawalList {
  readonly items: readonly { readonly uuid: string }[];
}

interface PurchaseView {
  readonly orderUuid: string;
  readonly refundable: number;
  readonly refundableInPart: number;
}

async function listed(desk: Desk, list: 'STAFF' | 'OPEN'): Promise<WithdrawalList['items']> {
  const page = await desk.client.read<WithdrawalList>(
    staffToken(desk),
    `query ($list: WithdrawalList!) { it: staffWithdrawals(list: $list, limit: 100) { __typename
      ... on StaffWithdrawalPage { items { uuid } } } }`,
    { list },
  );
  return page?.items ?? [];
}

/** Staff decide the withdrawals that wait for them, and now and then another one that is open. */
export async function decideWithdrawals(desk: Desk): Promise<void> {
  for (const { uuid } of await listed(desk, 'STAFF')) if (desk.random.chance(0.4)) await decide(desk, uuid);
  for (const { uuid } of await listed(desk, 'OPEN')) if (desk.random.chance(0.02)) await decide(desk, uuid);
}

async function decide(desk: Desk, uuid: string): Promise<void> {
  const { client, world, random, count } = desk;
  const seen = await client.read<PurchaseView>(
    staffToken(desk),
    `query ($uuid: String!) { it: staffWithdrawal(uuid: $uuid) { __typename
      ... on Purchase { orderUuid refundable refundableInPart } } }`,
    { uuid },
  );
  if (seen === undefined)
    throw new Error(`the withdrawal ${uuid} is in the list of staff and cannot be read`);
  const line = desk.line(seen.orderUuid);
  if (line === undefined)
    throw new Error(`nobody knows of buying ${seen.orderUuid} of the withdrawal ${uuid}`);
  const [all, part] = [Math.round(seen.refundable * 100), Math.round(seen.refundableInPart * 100)];
  const refund = random.pick([0, all, part, Math.floor(part / 2), 1 + random.below(Math.max(1, part))]);
  const done = await client.change(
    staffToken(desk),
    `mutation ($uuid: String!, $refund: Float!, $commandId: String) {
      it: decideWithdrawal(uuid: $uuid, refund: $refund, text: "We hebben alles gelezen en besluiten zo.",
        commandId: $commandId) { __typename ... on Error { errorCode } } }`,
    { uuid, refund: refund / 100 },
  );
  if (done === null) return;
  count(`staff decide a withdrawal: ${refund === 0 ? 'nothing' : refund === all ? 'all' : 'a part'}`);
  line.actions.push({ what: 'withdrawal_decide', refund, from: world.now(), until: world.now() });
}
