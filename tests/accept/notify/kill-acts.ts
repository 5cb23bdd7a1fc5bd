import { randomUUID } from 'node:crypto';
import type { Random } from '#tests/accept/fuzz/random.ts';
import { askFrom, callFrom } from '#tests/accept/sec/own-process.ts';
import type { Choice, Due, Person } from './verify-history.ts';

/** Sends one request; throws if there is no answer. Repeating it uses the same ids and has no further effect. */
export type Act = (url: string) => Promise<void>;

/** A person with two signed-in devices. */
export interface KillPerson extends Person {
  readonly otherToken: string;
}

/** The people, products and open bids of a history, and the notifications that are due. */
export interface Stage {
  readonly random: Random;
  readonly now: () => number;
  readonly sellers: readonly Person[];
  readonly buyers: readonly Person[];
  /** Products without a bid. */
  readonly stock: string[];
  readonly chatProduct: string;
  readonly openBids: { readonly uuid: string; readonly buyer: Person }[];
  readonly due: Due[];
  readonly choices: Map<string, readonly Choice[]>;
}

/** A random act whose ids make its repetition idempotent. */
export function nextAct(stage: Stage): Act {
  const { random, openBids, stock } = stage;
  const kinds = [askQuestion, sendMessage, sendMessage];
  if (stock.length > 0) kinds.push(placeBid, placeBid, placeBid);
  if (openBids.length > 0) kinds.push(answerBid, answerBid);
  return random.pick(kinds)(stage);
}

function note({ due }: Stage, persons: readonly Person[], what: Omit<Due, 'userId'>): void {
  for (const { id: userId } of persons) due.push({ userId, ...what });
}

function placeBid(stage: Stage): Act {
  const buyer = stage.random.pick(stage.buyers);
  const variables = {
    ...{ amount: 300, productUuid: stage.stock.pop(), email: buyer.email },
    commandId: randomUUID(),
  };
  const at = stage.now();
  return async (url) => {
    const { uuid = '' } = await mutate(
      url,
      `mutation ($amount: Int!, $email: String!, $productUuid: String!, $commandId: String!) {
        it: placeBid(amount: $amount, email: $email, productUuid: $productUuid, commandId: $commandId) {
          __typename ... on BidPlaced { uuid } } }`,
      variables,
      buyer.token,
    );
    stage.openBids.push({ uuid, buyer });
    note(stage, stage.sellers, { kind: 'bid_received', subject: uuid, at });
  };
}

function answerBid(stage: Stage): Act {
  const { random, sellers } = stage;
  const bid = stage.openBids.shift();
  if (bid === undefined) throw new Error('There is no bid to answer.');
  const status = random.pick(['ACCEPTED', 'REJECTED', 'COUNTERBID']);
  const variables = {
    ...{ uuid: bid.uuid, status, counter: status === 'COUNTERBID' ? 400 : null, commandId: randomUUID() },
  };
  const { token } = random.pick(sellers);
  const at = stage.now();
  return async (url) => {
    const answered = await mutate(
      url,
      `mutation ($uuid: String!, $status: BidAnswer!, $counter: Int, $commandId: String!) {
        it: updateBid(uuid: $uuid, status: $status, counterbidAmount: $counter, commandId: $commandId) {
          __typename } }`,
      variables,
      token,
    );
    // The bid may have ended while the server was down.
    if (answered.__typename === 'Bid')
      note(stage, [bid.buyer], { kind: 'bid_answered', subject: bid.uuid, at });
  };
}

function sendMessage(stage: Stage): Act {
  const { token } = stage.random.pick(stage.buyers);
  const messageUuid = randomUUID();
  const at = stage.now();
  return async (url) => {
    const opened = await callFrom(anAddress(), `${url}/api/v2/conversations/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Token ${token}` },
      body: JSON.stringify({ product: stage.chatProduct }),
    });
    const { uuid: conversationUuid } = JSON.parse(opened.text) as { uuid: string };
    await mutate(
      url,
      `mutation ($conversationUuid: String!, $messageUuid: String!, $text: String!) {
        it: sendMessage(conversationUuid: $conversationUuid, messageUuid: $messageUuid, text: $text) { __typename } }`,
      { conversationUuid, messageUuid, text: 'Is de kast er nog?' },
      token,
    );
    note(stage, stage.sellers, { kind: 'message_received', subject: conversationUuid, at });
  };
}

function askQuestion(stage: Stage): Act {
  const commandId = randomUUID();
  const at = stage.now();
  return async (url) => {
    const { uuid = '' } = await mutate(
      url,
      `mutation ($id: String!, $commandId: String!) { it: askSeller(productUuid: $id, kind: QUESTION,
        name: "Anna Bos", email: "anna@hervonden.test", message: "Is de kast nog te koop?",
        commandId: $commandId) { __typename ... on QuestionSent { uuid } } }`,
      { id: stage.chatProduct, commandId },
    );
    note(stage, stage.sellers, { kind: 'question_received', subject: uuid, at });
  };
}

interface Answer {
  readonly __typename: string;
  readonly uuid?: string;
}

export async function mutate(
  url: string,
  query: string,
  variables: Record<string, unknown>,
  token?: string,
): Promise<Answer> {
  const { it } = await ask<{ readonly it: Answer }>(url, query, variables, token);
  if (it.__typename.endsWith('Error') && it.__typename !== 'ValidationError')
    throw new Error(JSON.stringify(it));
  return it;
}

export async function ask<Data>(
  url: string,
  query: string,
  variables: Record<string, unknown>,
  token?: string,
): Promise<Data> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Token ${token}` };
  const { status, text } = await askFrom(anAddress(), url, { query, variables }, headers);
  const { data, errors } = JSON.parse(text) as { readonly data?: Data; readonly errors?: readonly object[] };
  if (data === undefined || errors !== undefined) throw new Error(`status ${status}: ${text}`);
  return data;
}

/** A different client address for each request, so that rate limits do not interfere. */
function anAddress(): string {
  const byte = () => 1 + Math.floor(Math.random() * 250);
  return `127.${byte()}.${byte()}.${byte()}`;
}
