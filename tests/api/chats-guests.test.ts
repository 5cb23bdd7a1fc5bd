import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { unreadMailAfter } from '#domain/chat/chat-rules.ts';
import { guestOrderKey } from '#server/modules/orders/guest-link.ts';
import { createManualClock } from '#tests/setup/manual-clock.ts';
import { chatClient, type SeenConversation } from '../factories/chat-client.ts';
import { buy } from '../factories/orders.ts';
import { makeProduct } from '../factories/products.ts';
import { openOrdersHarness } from './orders/harness.ts';

const clock = createManualClock(new Date('2026-03-02T12:00:00Z'));
const { api, mails, person, shop, seller, settled } = await openOrdersHarness({ clock });
afterAll(() => api.close());

type Answer = Readonly<Record<string, unknown>>;
const ofSeller = chatClient(api, seller.token);

async function call(text: string, variables: object, token?: string): Promise<Answer | null> {
  const { data, errors } = await api.graphql<{ it: Answer | null }>(text, { ...variables }, { token });
  expect(errors).toEqual([]);
  return data.it;
}
const see = async (key: string) =>
  (await call(
    `query ($key: String!) { it: guestConversation(key: $key) { __typename
      ... on Conversation { uuid role otherName unread: unreadCount messages { messages { text isOwn position } } }
      ... on Error { errorCode } } }`,
    { key },
  )) as unknown as SeenConversation | null;
const send = (key: string, text: string, messageUuid: string = randomUUID()) =>
  call(
    `mutation ($key: String!, $messageUuid: String!, $text: String!) {
      it: sendGuestMessage(key: $key, messageUuid: $messageUuid, text: $text) { __typename
        ... on ChatMessageSent { uuid } ... on Error { errorCode } ... on ValidationError { fields { code } } } }`,
    { key, messageUuid, text },
  );
const markRead = (key: string, position: number) =>
  call(
    `mutation ($key: String!, $position: Int!) {
      it: markGuestRead(key: $key, position: $position) { __typename } }`,
    { key, position },
  );
const openFrom = async (orderUuid: string, token = seller.token) => {
  const opened = await call(
    `mutation ($orderUuid: String!) { it: openOrderConversation(orderUuid: $orderUuid) {
      __typename ... on Conversation { uuid } } }`,
    { orderUuid },
    token,
  );
  return String(opened?.uuid);
};

async function guestOrder() {
  const email = `${randomUUID()}@hervonden.test`;
  const product = await makeProduct(api.db, seller.sellerId, { title: `Stoel ${randomUUID()}` });
  const { lines } = await buy(api, { email }, [product]);
  await settled();
  const uuid = lines[0]?.uuid ?? '';
  return { email, uuid, product, key: guestOrderKey(api.server.deps.secrets, uuid, clock.now()) };
}
const chatMailsTo = (email: string) =>
  mails.filter(({ to, subject }) => to === email && subject.startsWith('Nieuw bericht'));
async function unreadMailsDue() {
  clock.advance(unreadMailAfter + 1000);
  await settled();
}

describe('messages of a buyer without an account', () => {
  test('both sides read them in one order, and the seller sees the short name of the guest', async () => {
    const { key, uuid } = await guestOrder();
    expect(await see(key)).toBeNull();
    expect(await send(key, ' Kan het op zaterdag? ')).toMatchObject({ __typename: 'ChatMessageSent' });
    const conversation = await openFrom(uuid);
    expect(await ofSeller.see(conversation)).toMatchObject({ otherName: 'Noor J.', unreadCount: 1 });
    await ofSeller.send(conversation, 'Zaterdag is goed.');
    expect((await see(key))?.messages.messages).toEqual([
      { text: 'Kan het op zaterdag?', isOwn: true, position: 1 },
      { text: 'Zaterdag is goed.', isOwn: false, position: 2 },
    ]);
    const listed = await ofSeller.list({ searchString: 'noor' });
    expect(listed.conversations.map((one) => one.uuid)).toContain(conversation);
  });

  test('a message that is sent again arrives once; its id carries no other text', async () => {
    const { key } = await guestOrder();
    const id = randomUUID();
    await send(key, 'Hallo', id);
    expect(await send(key, 'Hallo', id)).toMatchObject({ uuid: id });
    expect(await send(key, 'Iets anders', id)).toMatchObject({ errorCode: 'command_id_reused' });
    expect(await send(key, '  ')).toMatchObject({ fields: [{ code: 'message_empty' }] });
    expect((await see(key))?.messages.messages).toHaveLength(1);
  });

  test('the seller can write first and is notified; the guest gets one email per run of unread messages', async () => {
    const { key, uuid, email } = await guestOrder();
    const conversation = await openFrom(uuid);
    await ofSeller.send(conversation, 'Een geheim bericht.');
    await unreadMailsDue();
    await ofSeller.send(conversation, 'Nog een.');
    await unreadMailsDue();
    const [mail, ...more] = chatMailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('/bestelling#');
    expect(mail?.text).not.toContain('geheim');
    await markRead(key, 2);
    await ofSeller.send(conversation, 'En nog een.');
    await unreadMailsDue();
    expect(chatMailsTo(email)).toHaveLength(2);
    const before = chatMailsTo(seller.email).length;
    await send(key, 'Dank je.');
    await unreadMailsDue();
    expect(chatMailsTo(seller.email)).toHaveLength(before + 1);
  });

  test('a wrong or expired link, the key of another order and other people read and write nothing', async () => {
    const { key, uuid } = await guestOrder();
    await send(key, 'Hallo');
    const conversation = await openFrom(uuid);
    const expired = guestOrderKey(
      api.server.deps.secrets,
      uuid,
      new Date(clock.now().getTime() - 91 * 864e5),
    );
    for (const wrong of [expired, `${key}0`, uuid]) {
      expect((await send(wrong, 'Hallo'))?.__typename).toBe('ValidationError');
      expect((await see(wrong)) as unknown).toMatchObject({ __typename: 'ValidationError' });
      expect((await markRead(wrong, 1))?.__typename).toBe('ValidationError');
    }
    expect(await see((await guestOrder()).key)).toBeNull();
    for (const { token } of [await person(), await shop()])
      await expect(chatClient(api, token).see(conversation)).rejects.toThrow('no_object_permission');
  });

  test('an account with the address of the order finds the conversation, and is notified instead', async () => {
    const { key, uuid, email, product } = await guestOrder();
    await send(key, 'Hallo');
    const conversation = await openFrom(uuid);
    const account = await person({ email });
    const ofAccount = chatClient(api, account.token);
    expect((await ofAccount.list()).conversations).toMatchObject([{ uuid: conversation, role: 'BUYER' }]);
    await ofSeller.send(conversation, 'Dag.');
    expect(await ofAccount.unread()).toBe(1);
    await unreadMailsDue();
    expect(chatMailsTo(email).map(({ text }) => text.includes('/account/chats/'))).toEqual([true]);
    await ofAccount.send(conversation, 'Nu met een account.');
    // The link does not show messages about the product in the account's other conversation.
    await ofAccount.send((await ofAccount.open(product.id)).body.uuid, 'Voor de koop.');
    expect((await see(key))?.messages.messages.map(({ text }) => text)).toEqual([
      ...['Hallo', 'Dag.', 'Nu met een account.'],
    ]);
  });

  test('a payment link needs an account', async () => {
    const { uuid, product } = await guestOrder();
    expect(await ofSeller.pay(await openFrom(uuid), product.id, 5)).toMatchObject({
      errorCode: 'chat_payment_link_needs_account',
    });
  });
});
