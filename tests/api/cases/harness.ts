import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { openOrdersHarness } from '../orders/harness.ts';

export const caseParts = `__typename
  ... on OrderCase {
    uuid orderUuid role state reason checks { question answer } wish wishAmount due turn possible proposalUuid
    terms { refund needsReturn returnPaidBy } refundable outcome tracking listingPhotos
    returnAddress { name street houseNumber postcode city country }
    entries { side what text terms { refund } ground photos }
  }
  ... on Error { errorCode message }`;
export const withFields = `${caseParts} ... on ValidationError { fields { field code } }`;

export interface SeenCase {
  readonly __typename: string;
  readonly errorCode?: string;
  readonly uuid?: string;
  readonly state?: string;
  readonly proposalUuid?: string | null;
  readonly fields?: readonly { readonly field: string; readonly code: string }[];
  readonly [name: string]: unknown;
}

type Person = { readonly token: string };

/** Extends openOrdersHarness with the actions of both sides and staff on a case. */
export async function openCasesHarness() {
  const orders = await openOrdersHarness();
  const { api, buyer, seller, sale, move } = orders;
  const other = await orders.person({ isStaff: true });

  async function call(kind: string, text: string, variables: Record<string, unknown>, { token }: Person) {
    const { data, errors } = await api.graphql<{ it: SeenCase }>(`${kind} ${text}`, variables, { token });
    expect(errors).toEqual([]);
    return data.it;
  }
  const complain = (who: Person, orderUuid: string, given: Record<string, unknown> = {}) =>
    call(
      'mutation',
      `($orderUuid: String!, $reason: CaseReason!, $checks: [CaseCheckInput!]!, $description: String!, $wish: CaseWish!,
        $wishAmount: Float, $photos: [String!]!, $commandId: String) {
        it: openCase(orderUuid: $orderUuid, reason: $reason, checks: $checks, description: $description, wish: $wish,
          wishAmount: $wishAmount, photos: $photos, commandId: $commandId) { ${withFields} } }`,
      {
        ...{ orderUuid, reason: 'OTHER', checks: [], description: 'De linkerpoot is gebroken.' },
        ...{ wish: 'FULL_REFUND', photos: [], ...given },
      },
      who,
    );
  const answer = (who: Person, uuid: string, text: string, photos: readonly string[] = []) =>
    call(
      'mutation',
      `($uuid: String!, $text: String!, $photos: [String!]!) {
        it: answerCase(uuid: $uuid, text: $text, photos: $photos) { ${withFields} } }`,
      { uuid, text, photos },
      who,
    );
  const propose = (who: Person, uuid: string, refund: number, returnPaidBy: string | null = null) =>
    call(
      'mutation',
      `($uuid: String!, $refund: Float!, $needsReturn: Boolean!, $returnPaidBy: ReturnPayer) {
        it: proposeInCase(uuid: $uuid, refund: $refund, needsReturn: $needsReturn, returnPaidBy: $returnPaidBy, text: "") {
          ${withFields} } }`,
      { uuid, refund, needsReturn: returnPaidBy !== null, returnPaidBy },
      who,
    );
  const accept = (who: Person, { uuid, proposalUuid }: SeenCase, commandId?: string) =>
    call(
      'mutation',
      `($uuid: String!, $proposalUuid: String!, $commandId: String) {
        it: acceptCaseProposal(uuid: $uuid, proposalUuid: $proposalUuid, commandId: $commandId) { ${caseParts} } }`,
      { uuid, proposalUuid: proposalUuid ?? randomUUID(), commandId },
      who,
    );
  const step = (who: Person, uuid: string, event: string, text = '') =>
    call(
      'mutation',
      `($uuid: String!, $event: CaseStep!, $text: String) {
        it: changeCase(uuid: $uuid, event: $event, text: $text) { ${withFields} } }`,
      { uuid, event, text },
      who,
    );
  const decide = (who: Person, uuid: string, refund: number, given: Record<string, unknown> = {}) =>
    call(
      'mutation',
      `($uuid: String!, $refund: Float!, $needsReturn: Boolean!, $returnPaidBy: ReturnPayer, $ground: DecisionGround!,
        $text: String!, $code: String) {
        it: decideCase(uuid: $uuid, refund: $refund, needsReturn: $needsReturn, returnPaidBy: $returnPaidBy,
          ground: $ground, text: $text, code: $code) { ${withFields} } }`,
      {
        uuid,
        refund,
        needsReturn: false,
        ground: 'SHARED',
        text: 'De foto’s laten een oude barst zien.',
        ...given,
      },
      who,
    );
  const seen = (who: Person, orderUuid: string) =>
    call(
      'query',
      `($orderUuid: String!) { it: orderCase(orderUuid: $orderUuid) { ${caseParts} } }`,
      { orderUuid },
      who,
    );

  /** Sells a product that arrives, and opens a case as the buyer. */
  async function complained(given: Record<string, unknown> = {}) {
    const sold = await sale();
    await move(seller, sold.deliveryUuid, { hasArrived: true });
    const opened = await complain(buyer, sold.uuid, given);
    expect(opened).toMatchObject({ __typename: 'OrderCase', state: 'OPEN' });
    return { ...sold, caseUuid: String(opened.uuid) };
  }

  /** Moves the start of the current state back by a number of days and runs the deadline sweep. */
  async function daysPass(caseUuid: string, days: number) {
    const since = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    await api.db.updateTable('cases').set({ state_since: since }).where('id', '=', caseUuid).execute();
    await api.db
      .updateTable('deadlines')
      .set({ due_at: new Date() })
      .where('subject_id', '=', caseUuid)
      .execute();
    await orders.settled();
  }
  return { ...orders, other, complain, answer, propose, accept, step, decide, seen, complained, daysPass };
}
