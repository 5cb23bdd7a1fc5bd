import type { Participant } from './life.ts';
import { note } from './life.ts';

/** A complaint as one of its sides sees it. Amounts in euros. */
interface CaseView {
  readonly uuid: string;
  readonly state: string;
  readonly possible: readonly string[];
  readonly proposalUuid: string | null;
  readonly reason: string;
  readonly refundable: number;
  readonly refundableInPart: number;
}

const fields = 'uuid state reason possible proposalUuid refundable refundableInPart';

/** The complaint about a sold product; undefined while there is none. */
async function readCase({ client, account, world, line, link }: Participant): Promise<CaseView | undefined> {
  const [query, target] = link === null ? ['orderCase(orderUuid', line.uuid] : ['guestCase(key', link()];
  return await client.read<CaseView>(
    account.tokenAt(world.now()),
    `query ($target: String!) { it: ${query}: $target) { __typename ... on OrderCase { ${fields} } } }`,
    { target },
  );
}

/** Sends a change of a complaint: by its id, or for a guest by the emailed key. */
async function send(
  { client, account, world, link }: Participant,
  { uuid }: CaseView,
  {
    operation,
    types = '',
    rest,
  }: { readonly operation: string; readonly types?: string; readonly rest: string },
  variables: Record<string, unknown> = {},
): Promise<boolean> {
  const name = link === null ? operation : guestOperations[operation];
  const target = link === null ? 'uuid' : 'key';
  const done = await client.change(
    account.tokenAt(world.now()),
    `mutation ($target: String!, ${types}$commandId: String) {
      it: ${name}(${target}: $target, ${rest}, commandId: $commandId) { __typename ... on Error { errorCode } } }`,
    { target: link === null ? uuid : link(), ...variables },
  );
  return done !== null;
}

const guestOperations: Readonly<Record<string, string>> = {
  answerCase: 'answerGuestCase',
  proposeInCase: 'proposeInGuestCase',
  acceptCaseProposal: 'acceptGuestCaseProposal',
  changeCase: 'changeGuestCase',
};

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

async function answer(participant: Participant, seen: CaseView): Promise<void> {
  const { side, link } = participant;
  const photos = link === null ? ', photos: []' : '';
  const rest = `text: "Zo is het niet gegaan."${photos}`;
  if (await send(participant, seen, { operation: 'answerCase', rest }))
    note(participant, { what: 'answer', side });
}

/**
 * Valid terms: no refund, a partial one or a full one, in cents, with or without a return of what was received.
 */
export function termsFor(
  random: Participant['random'],
  { reason, refundable, refundableInPart }: Pick<CaseView, 'reason' | 'refundable' | 'refundableInPart'>,
): { readonly refund: number; readonly needsReturn: boolean; readonly isSellersReturn: boolean } {
  const [all, part] = [Math.round(refundable * 100), Math.round(refundableInPart * 100)];
  const parts = [1 + random.below(Math.max(1, part - 1)), Math.floor(part / 2), part];
  const refund = random.pick([0, all, all, ...parts]);
  const needsReturn = refund > 0 && reason !== 'NOT_RECEIVED' && random.chance(0.4);
  return { refund, needsReturn, isSellersReturn: needsReturn && random.chance(0.5) };
}

async function propose(participant: Participant, seen: CaseView): Promise<void> {
  const { random, side } = participant;
  const terms = termsFor(random, seen);
  const done = await send(
    participant,
    seen,
    {
      operation: 'proposeInCase',
      types: '$refund: Float!, $back: Boolean!, $payer: ReturnPayer, ',
      rest: 'refund: $refund, needsReturn: $back, returnPaidBy: $payer, text: ""',
    },
    {
      ...{ refund: terms.refund / 100, back: terms.needsReturn },
      payer: terms.needsReturn ? (terms.isSellersReturn ? 'SELLER' : 'BUYER') : null,
    },
  );
  if (done) note(participant, { what: 'propose', side, ...terms });
}

async function accept(participant: Participant, seen: CaseView): Promise<void> {
  const operation = {
    ...{ operation: 'acceptCaseProposal', types: '$proposal: String!, ', rest: 'proposalUuid: $proposal' },
  };
  const done = await send(participant, seen, operation, { proposal: seen.proposalUuid });
  if (done) note(participant, { what: 'accept', side: participant.side });
}

async function change(participant: Participant, seen: CaseView, event: PlainStep): Promise<void> {
  const operation = {
    ...{ operation: 'changeCase', types: '$event: CaseStep!, ' },
    rest: 'event: $event, text: "3SABCD1234567 of een goede reden."',
  };
  const done = await send(participant, seen, operation, { event });
  if (done) note(participant, { what: event, side: participant.side });
}
