import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unreadMailAfter } from '#domain/chat/chat-rules.ts';
import { bidKey } from '#server/modules/bids/bid-link.ts';
import { type ChatClient, chatClient, type SeenConversation } from '../factories/chat-client.ts';
import { makeUser } from '../factories/users.ts';
import { type BidHarness, openBidHarness } from './bids/harness.ts';

// Messages about the bid of a buyer without an account (docs/decisions/0037-hand-overs.md).

let harness: BidHarness;
let ofSeller: ChatClient;
beforeAll(async () => {
  harness = await openBidHarness();
  ofSeller = chatClient(harness.api, harness.tokens.seller);
});
afterAll(async () => await harness.api.close());

type Answer = Readonly<Record<string, unknown>>;

interface Link {
  readonly key: string;
  readonly bidUuid: string;
}

const see = async (link: Link) =>
  await harness.call<(SeenConversation & Answer) | null>(
    `query ($key: String!, $bidUuid: String) { it: guestConversation(key: $key, bidUuid: $bidUuid) { __typename
      ... on Conversation { uuid role otherName unreadCount messages { messages { text isOwn position } } }
      ... on Error { errorCode } } }`,
    { ...link },
  );
const send = async (link: Link, text: string, messageUuid: string = randomUUID()) =>
  await harness.call<Answer>(
    `mutation ($key: String!, $bidUuid: String, $messageUuid: String!, $text: String!) {
      it: sendGuestMessage(key: $key, bidUuid: $bidUuid, messageUuid: $messageUuid, text: $text) { __typename
        ... on ChatMessageSent { uuid } ... on Error { errorCode message } } }`,
    { ...link, messageUuid, text },
  );
const markRead = async (link: Link, position: number) =>
  await harness.call<Answer>(
    `mutation ($key: String!, $bidUuid: String, $position: Int!) {
      it: markGuestRead(key: $key, bidUuid: $bidUuid, position: $position) { __typename } }`,
    { ...link, position },
  );
const open = async (bidUuid: string, token = harness.tokens.seller) =>
  await harness.call<Answer>(
    `mutation ($bidUuid: String!) { it: openBidConversation(bidUuid: $bidUuid) { __typename
      ... on Conversation { uuid role } ... on Error { errorCode } } }`,
    { bidUuid },
    { token },
  );
const openAsSeller = async (bidUuid: string) => String((await open(bidUuid)).uuid);

/** A visitor's bid, with the key in its answer and the key in the email. */
async function visitorBid(email = harness.visitor()) {
  const { id: productId } = await harness.product();
  const { uuid = '' } = await harness.bid(productId, 300, { email });
  await harness.settle();
  const { secrets } = harness.api.server.deps;
  const linkOf = (origin: 'placed' | 'mailed') => ({ bidUuid: uuid, key: bidKey(secrets, uuid, origin) });
  return { uuid, email, productId, placed: linkOf('placed'), mailed: linkOf('mailed') };
}
const chatMailsTo = (email: string) =>
  harness.mailsTo(email).filter(({ subject }) => subject.startsWith('Nieuw bericht'));
async function unreadMailsDue() {
  harness.clock.advance(unreadMailAfter + 1000);
  await harness.settle();
}
const textsOf = (seen: SeenConversation | null) => seen?.messages.messages.map(({ text }) => text);

describe('messages about the bid of a buyer without an account', () => {
  test('both sides read them in one order; the seller has them among the own chats', async () => {
    const { uuid, placed } = await visitorBid();
    expect(await see(placed)).toBeNull();
    expect(await send(placed, ' Mag ik komen kijken? ')).toMatchObject({ __typename: 'ChatMessageSent' });
    const conversation = await openAsSeller(uuid);
    expect(await ofSeller.see(conversation)).toMatchObject({ otherName: 'Bieder', unreadCount: 1 });
    await ofSeller.send(conversation, 'Graag, zaterdag.');
    expect((await see(placed))?.messages.messages).toEqual([
      { text: 'Mag ik komen kijken?', isOwn: true, position: 1 },
      { text: 'Graag, zaterdag.', isOwn: false, position: 2 },
    ]);
    const { conversations } = await ofSeller.list({ filters: { role: 'SELLER' } });
    expect(conversations.map((one) => one.uuid)).toContain(conversation);
  });

  test('a message that is sent again arrives once; its id carries no other text', async () => {
    const { placed } = await visitorBid();
    const id = randomUUID();
    await send(placed, 'Hallo', id);
    expect(await send(placed, 'Hallo', id)).toMatchObject({ uuid: id });
    expect(await send(placed, 'Iets anders', id)).toMatchObject({ errorCode: 'command_id_reused' });
    expect(textsOf(await see(placed))).toEqual(['Hallo']);
  });

  test('the seller can write first; the visitor gets one email per run of unread messages', async () => {
    const { uuid, email, mailed } = await visitorBid();
    const conversation = await openAsSeller(uuid);
    await ofSeller.send(conversation, 'Een geheim bericht.');
    await unreadMailsDue();
    await ofSeller.send(conversation, 'Nog een.');
    await unreadMailsDue();
    const [mail, ...more] = chatMailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`/account/biedingen/${uuid}?sleutel=${mailed.key}`);
    expect(mail?.text).not.toContain('geheim');
    await markRead(mailed, 2);
    await ofSeller.send(conversation, 'En nog een.');
    await unreadMailsDue();
    expect(chatMailsTo(email)).toHaveLength(2);
    const before = chatMailsTo(harness.seller.email).length;
    await send(mailed, 'Dank je.');
    await unreadMailsDue();
    expect(chatMailsTo(harness.seller.email)).toHaveLength(before + 1);
  });

  test('an email that is sent again is the same one', async () => {
    const { uuid, email } = await visitorBid();
    await ofSeller.send(await openAsSeller(uuid), 'Dag.');
    await unreadMailsDue();
    await harness.api.db
      .updateTable('event_outbox')
      .set({ done_at: null, next_attempt_at: harness.clock.now() })
      .where('type', '=', 'chat_unread:mail')
      .execute();
    await harness.api.db.deleteFrom('handled_events').where('handler', '=', 'chats.mail_guest').execute();
    harness.clock.advance(60_000);
    await harness.settle();
    const [first, ...repeated] = chatMailsTo(email);
    expect(repeated.length).toBeGreaterThan(0);
    for (const mail of repeated) expect(mail).toEqual(first);
  });
});

describe('who reads and writes them', () => {
  test('a wrong key, the key of another bid and other people do not', async () => {
    const { uuid, placed } = await visitorBid();
    await send(placed, 'Hallo');
    const conversation = await openAsSeller(uuid);
    const other = await visitorBid();
    for (const key of [`${placed.key}0`, uuid, other.placed.key, '']) {
      const wrong = { key, bidUuid: uuid };
      expect(await see(wrong)).toMatchObject({ errorCode: 'bid_link_wrong' });
      expect(await send(wrong, 'Hallo')).toMatchObject({ errorCode: 'bid_link_wrong' });
      expect(await markRead(wrong, 1)).toMatchObject({ __typename: 'ValidationError' });
    }
    expect(await see({ ...placed, bidUuid: 'x' })).toMatchObject({ errorCode: 'bid_link_wrong' });
    expect(await see(other.placed)).toBeNull();
    const stranger = await harness.api.signIn(await makeUser(harness.api.db));
    await expect(chatClient(harness.api, stranger).see(conversation)).rejects.toThrow('no_object_permission');
    expect(await open(uuid, stranger)).toMatchObject({ __typename: 'UserHasNoObjectPermissionError' });
  });

  test('once the emailed link was opened, the key of placing the bid opens no messages', async () => {
    const { uuid, placed, mailed } = await visitorBid();
    await send(placed, 'Hallo');
    await harness.see(uuid, { key: mailed.key });
    expect(await see(placed)).toMatchObject({ errorCode: 'bid_link_of_email_needed' });
    expect(await send(placed, 'Hallo')).toMatchObject({ errorCode: 'bid_link_of_email_needed' });
    expect(textsOf(await see(mailed))).toEqual(['Hallo']);
  });

  test('an account with the address that somebody typed finds nothing until the emailed link was opened', async () => {
    const account = await makeUser(harness.api.db);
    const ofAccount = chatClient(harness.api, await harness.api.signIn(account));
    const { uuid, email, placed } = await visitorBid(account.email);
    await send(placed, 'Hallo');
    const conversation = await openAsSeller(uuid);
    await ofSeller.send(conversation, 'Dag.');
    expect((await ofAccount.list()).conversations).toEqual([]);
    expect(await ofAccount.unread()).toBe(0);
    await expect(ofAccount.see(conversation)).rejects.toThrow('no_object_permission');
    await unreadMailsDue();
    expect(chatMailsTo(email).map(({ text }) => text.includes('/account/biedingen/'))).toEqual([true]);
  });

  test('the account that takes the bid over has the conversation, and is notified instead', async () => {
    const { uuid, email, placed, mailed, productId } = await visitorBid();
    await send(placed, 'Hallo');
    const conversation = await openAsSeller(uuid);
    await harness.see(uuid, { key: mailed.key });
    // The messages are assigned by a handler of the confirmation.
    await harness.settle();
    const account = await makeUser(harness.api.db, { email, name: 'Noor Janssen' });
    const token = await harness.api.signIn(account);
    const ofAccount = chatClient(harness.api, token);
    expect((await ofAccount.list()).conversations).toMatchObject([{ uuid: conversation, role: 'BUYER' }]);
    expect(await open(uuid, token)).toMatchObject({ uuid: conversation, role: 'BUYER' });
    expect(await ofSeller.see(conversation)).toMatchObject({ otherName: 'Noor' });
    await ofSeller.send(conversation, 'Dag.');
    expect(await ofAccount.unread()).toBe(1);
    await unreadMailsDue();
    expect(chatMailsTo(email).map(({ text }) => text.includes('/account/chats/'))).toEqual([true]);
    // The link does not show messages about the product in the account's other conversation.
    await ofAccount.send((await ofAccount.open(productId)).body.uuid, 'Iets anders.');
    expect(textsOf(await see(mailed))).toEqual(['Hallo', 'Dag.']);
    await ofAccount.send(conversation, 'Nu met een account.');
    expect(await ofSeller.see(conversation)).toMatchObject({ unreadCount: 2 });
  });

  test('a conversation that begins after the confirmation belongs to the account as well', async () => {
    const { uuid, email, mailed } = await visitorBid();
    await send(mailed, 'Hallo');
    const account = await makeUser(harness.api.db, { email });
    const { conversations } = await chatClient(harness.api, await harness.api.signIn(account)).list();
    expect(conversations).toMatchObject([{ uuid: await openAsSeller(uuid) }]);
  });

  test('after the payment the seller sees the short name of the order; a payment link needs an account', async () => {
    const { uuid, placed, productId } = await visitorBid();
    await send(placed, 'Hallo');
    const conversation = await openAsSeller(uuid);
    expect(await ofSeller.pay(conversation, productId, 5)).toMatchObject({
      errorCode: 'chat_payment_link_needs_account',
    });
    await harness.answer(uuid, 'ACCEPTED');
    await harness.pay(uuid);
    expect(await ofSeller.see(conversation)).toMatchObject({ otherName: 'Noor J.' });
    expect(await send(placed, 'Betaald!')).toMatchObject({ __typename: 'ChatMessageSent' });
  });
});
