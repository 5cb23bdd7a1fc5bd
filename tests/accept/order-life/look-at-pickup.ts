import { note, type Participant, type Person } from './life.ts';

interface PickupView {
  readonly possible: readonly string[];
  readonly proposal: { readonly uuid: string; readonly moments: readonly string[] } | null;
  readonly code: { readonly digits: string } | null;
}

const hour = 60 * 60 * 1000;

async function readPickup(
  { client, world, line }: Participant,
  account: Person,
): Promise<PickupView | undefined> {
  return await client.read<PickupView>(
    account.tokenAt(world.now()),
    `query ($delivery: String!) { it: pickup(deliveryUuid: $delivery) { __typename
      ... on Pickup { possible proposal { uuid moments } code { digits } } } }`,
    { delivery: line.deliveryUuid },
  );
}

/** Agrees on an appointment, or meets the other side and uses their code. */
export async function lookAtPickup(participant: Participant): Promise<void> {
  const { random, account } = participant;
  const seen = await readPickup(participant, account);
  if (seen === undefined) return;
  if (random.chance(0.3)) return await prove(participant);
  const event = seen.possible.length === 0 ? null : random.pick(seen.possible);
  if (event === 'propose') await propose(participant);
  if (event === 'accept' && seen.proposal !== null) await accept(participant, seen.proposal);
}

async function propose({ client, account, world, line, random, count, side }: Participant): Promise<void> {
  const today = world.now() - (world.now() % (24 * hour));
  const moment = today + (1 + random.below(9)) * 24 * hour + (9 + random.below(8)) * hour;
  const done = await client.change(
    account.tokenAt(world.now()),
    `mutation ($delivery: String!, $moments: [String!]!, $commandId: String) {
      it: proposePickupMoments(deliveryUuid: $delivery, moments: $moments, commandId: $commandId) {
        __typename ... on Error { errorCode } } }`,
    { delivery: line.deliveryUuid, moments: [new Date(moment).toISOString()] },
  );
  if (done !== null) count(`${side} proposes a moment`);
}

async function accept(
  participant: Participant,
  { uuid, moments }: NonNullable<PickupView['proposal']>,
): Promise<void> {
  const { client, account, world, line } = participant;
  const [moment = ''] = moments;
  const done = await client.change(
    account.tokenAt(world.now()),
    `mutation ($delivery: String!, $proposal: String!, $moment: String!, $commandId: String) {
      it: acceptPickupMoment(deliveryUuid: $delivery, proposalUuid: $proposal, moment: $moment, commandId: $commandId) {
        __typename ... on Error { errorCode } } }`,
    { delivery: line.deliveryUuid, proposal: uuid, moment },
  );
  if (done !== null) note(participant, { what: 'appointment', moment: Date.parse(moment) });
}

async function prove(participant: Participant): Promise<void> {
  const { client, account, world, line, other } = participant;
  if (other === null) return;
  const code = (await readPickup(participant, other))?.code;
  if (code == null) return;
  const done = await client.change(
    account.tokenAt(world.now()),
    `mutation ($delivery: String!, $code: String!, $commandId: String) {
      it: provePickup(deliveryUuid: $delivery, code: $code, commandId: $commandId) {
        __typename ... on Error { errorCode } } }`,
    { delivery: line.deliveryUuid, code: code.digits },
  );
  if (done !== null) note(participant, { what: 'prove_pickup' });
}
