import type { Side } from './history.ts';
import type { Participant } from './life.ts';
import { note } from './life.ts';

/** A complaint as one of its sides sees it. Amounts in euros. */
interface CaseView {
  readonly uuid: string;
  readonly state: string;
  readonly possible: readonly string[];
  readonly proposalUuid: string | null;
  readonly refundable: number;
  readonly refundableInPart: number;
}

/** The complaint about a sold product; undefined while there is none. */
async function readCase({ client, account, world, line }: Participant): Promise<CaseView | undefined> {
  return await client.read<CaseView>(
    account.tokenAt(world.now()),
    `query ($order: String!) { it: orderCase(orderUuid: $order) { __typename
      ... on OrderCase { uuid state possible proposalUuid refundable refundableInPart } } }`,
    { order: line.uuid },
  );
}

/** Performs one of the possible actions in a complaint, or none. */
export async function lookAtCase(participant: Participant): Promise<void> {
  const { random } = participant;
  const seen = await readCase(participant);
  if (seen === undefined || random.chance(0.3)) return;
  const usual = seen.possible.filter((event) => event !== 'withdraw' || random.chance(0.3));
  if (usual.length === 0) return;
  const event = random.pick(usual);
  if (event === 'answer') await answer(participant, seen);
  else if (event === 'propose') await propose(participant, seen);
  else if (event === 'accept') await accept(participant, seen);
  else await change(participant, seen, event as PlainStep);
}

type PlainStep =
  | 'escalate'
  | 'withdraw'
  | 'accept_decision'
  | 'appeal'
  | 'send_back'
  | 'arrive_back'
  | 'receive_back'
  | 'contest_back';

async function answer(participant: Participant, { uuid }: CaseView): Promise<void> {
  const { client, account, world, side } = participant;
  const done = await client.change(
    account.tokenAt(world.now()),
    `mutation ($uuid: String!, $commandId: String) {
      it: answerCase(uuid: $uuid, text: "Zo is het niet gegaan.", photos: [], commandId: $commandId) {
        __typename ... on Error { errorCode } } }`,
    { uuid },
  );
  if (done !== null) note(participant, { what: 'answer', side });
}

/** Valid terms: no refund, a partial one or a full one, in cents, with or without a return. */
export function termsFor(
  random: Participant['random'],
  { refundable, refundableInPart }: Pick<CaseView, 'refundable' | 'refundableInPart'>,
): { readonly refund: number; readonly needsReturn: boolean } {
  const [all, part] = [Math.round(refundable * 100), Math.round(refundableInPart * 100)];
  const refund = random.pick([0, all, all, 1 + random.below(Math.max(1, part - 1)), Math.floor(part / 2)]);
  return { refund, needsReturn: refund > 0 && random.chance(0.4) };
}

async function propose(participant: Participant, seen: CaseView): Promise<void> {
  const { client, account, world, random, side } = participant;
  const terms = termsFor(random, seen);
  const done = await client.change(
    account.tokenAt(world.now()),
    `mutation ($uuid: String!, $refund: Float!, $back: Boolean!, $payer: ReturnPayer, $commandId: String) {
      it: proposeInCase(uuid: $uuid, refund: $refund, needsReturn: $back, returnPaidBy: $payer, text: "",
        commandId: $commandId) { __typename ... on Error { errorCode } } }`,
    {
      ...{ uuid: seen.uuid, refund: terms.refund / 100, back: terms.needsReturn },
      payer: terms.needsReturn ? random.pick(['BUYER', 'SELLER']) : null,
    },
  );
  if (done !== null) note(participant, { what: 'propose', side, ...terms });
}

async function accept(participant: Participant, { uuid, proposalUuid }: CaseView): Promise<void> {
  const { client, account, world, side } = participant;
  const done = await client.change(
    account.tokenAt(world.now()),
    `mutation ($uuid: String!, $proposal: String!, $commandId: String) {
      it: acceptCaseProposal(uuid: $uuid, proposalUuid: $proposal, commandId: $commandId) {
        __typename ... on Error { errorCode } } }`,
    { uuid, proposal: proposalUuid },
  );
  if (done !== null) note(participant, { what: 'accept', side });
}

async function change(participant: Participant, { uuid }: CaseView, event: PlainStep): Promise<void> {
  const { client, account, world, side }: { side: Side } & Participant = participant;
  const done = await client.change(
    account.tokenAt(world.now()),
    `mutation ($uuid: String!, $event: CaseStep!, $commandId: String) {
      it: changeCase(uuid: $uuid, event: $event, text: "3SABCD1234567 of een goede reden.", commandId: $commandId) {
        __typename ... on Error { errorCode } } }`,
    { uuid, event },
  );
  if (done !== null) note(participant, { what: event, side });
}
