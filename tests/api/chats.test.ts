import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unreadMailAfter } from '#domain/chat/chat-rules.ts';
import type { MailMessage } from '#server/outside/mail/mail.ts';
import { createManualClock } from '#tests/setup/manual-clock.ts';
import { type ChatClient, chatClient } from '../factories/chat-client.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSellerUser, type TestSeller } from '../factories/sellers.ts';
import { translateTitle } from '../factories/translations.ts';
import { makeUser, type TestUser } from '../factories/users.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

const mails: MailMessage[] = [];
const clock = createManualClock(new Date('2026-03-01T12:00:00Z'));
let api: ApiHarness;
let buyer: TestUser;
let seller: TestSeller;
let ofBuyer: ChatClient;
let ofSeller: ChatClient;
let buyerToken: string;

beforeAll(async () => {
  api = await startApi({ clock, mail: { send: async (message) => void mails.push(message) } });
  buyer = await makeUser(api.db, { name: 'Anna van den Berg' });
  seller = await makeSellerUser(api.db, { name: 'Atelier Noord' });
  buyerToken = await api.signIn(buyer);
  ofBuyer = chatClient(api, buyerToken);
  ofSeller = chatClient(api, await api.signIn(seller));
});

afterAll(async () => await api.close());

const product = async (given = {}) => (await makeProduct(api.db, seller.sellerId, given)).id;
const opened = async (given = {}) => (await ofBuyer.open(await product(given))).body.uuid;
const textsOf = async (who: ChatClient, uuid: string) =>
  (await who.see(uuid, { limit: 100 })).messages.messages.map(({ text }) => text);

describe('CHAT-007 POST /api/v2/conversations/', () => {
  test('CHAT-009 opens a conversation about a product; the same buyer and product give the same one', async () => {
    const uuid = await product();
    const answers = await Promise.all([ofBuyer.open(uuid), ofBuyer.open(uuid), ofBuyer.open(uuid)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [{ body } = { body: { uuid: '' } }] = answers;
    expect(Object.keys(body)).toEqual(['uuid']);
    expect(new Set(answers.map((answer) => answer.body.uuid)).size).toBe(1);
    const other = chatClient(api, await api.signIn(await makeUser(api.db)));
    expect((await other.open(uuid)).body.uuid).not.toBe(body.uuid);
    expect((await ofBuyer.open(await product())).body.uuid).not.toBe(body.uuid);
  });

  test('refuses a visitor, the own product, hidden products and unknown ids', async () => {
    const url = '/api/v2/conversations/';
    const visitor = await api.inject({ method: 'POST', url, payload: { product: await product() } });
    expect(visitor.statusCode).toBe(401);
    expect(await ofSeller.open(await product())).toMatchObject({
      status: 422,
      body: { errorCode: 'chat_own_product' },
    });
    const hidden = await product({ status: 'IN_REVIEW', publication_date: null });
    expect((await ofBuyer.open(hidden)).status).toBe(404);
    expect((await ofBuyer.open(randomUUID())).status).toBe(404);
    expect((await ofBuyer.open('kast')).status).toBe(400);
    expect((await ofBuyer.open(7)).status).toBe(422);
  });
});

describe('CHAT-009 messages', () => {
  test('both sides read them in one order; somebody else reads and writes nothing', async () => {
    const uuid = await opened();
    await ofBuyer.send(uuid, ' Is hij er nog? ');
    await ofSeller.send(uuid, 'Ja hoor.');
    expect(await textsOf(ofBuyer, uuid)).toEqual(['Is hij er nog?', 'Ja hoor.']);
    expect(await textsOf(ofSeller, uuid)).toEqual(['Is hij er nog?', 'Ja hoor.']);
    expect((await ofSeller.see(uuid)).messages.messages.map(({ isOwn }) => isOwn)).toEqual([false, true]);
    const stranger = chatClient(api, await api.signIn(await makeSellerUser(api.db)));
    await expect(stranger.see(uuid)).rejects.toThrow('no_object_permission');
    expect(await stranger.send(uuid, 'Hallo')).toMatchObject({ errorCode: 'no_object_permission' });
    expect(await textsOf(ofBuyer, uuid)).toHaveLength(2);
  });

  test('PWA-001 a message that is sent again arrives once, and its id carries no other text', async () => {
    const uuid = await opened();
    const id = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => ofBuyer.send(uuid, 'Eén keer', id)));
    expect(answers.map((answer) => answer.uuid)).toEqual([id, id, id]);
    expect(await textsOf(ofSeller, uuid)).toEqual(['Eén keer']);
    for (const again of [
      await ofBuyer.send(uuid, 'Andere woorden', id),
      await ofSeller.send(uuid, 'Eén keer', id),
      await ofBuyer.send(await opened(), 'Eén keer', id),
    ])
      expect(again).toMatchObject({ __typename: 'ValidationError', errorCode: 'command_id_reused' });
  });

  test('an empty text, one that is too long and a malformed id are refused with the field', async () => {
    const uuid = await opened();
    expect(await ofBuyer.send(uuid, '  ')).toMatchObject({
      fields: [{ field: 'text', code: 'message_empty' }],
    });
    expect(await ofBuyer.send(uuid, 'a'.repeat(2001))).toMatchObject({
      fields: [{ field: 'text', code: 'message_too_long' }],
    });
    expect(await ofBuyer.send(uuid, 'Hallo', 'x')).toMatchObject({ errorCode: 'invalid_uuid' });
  });

  test('the history comes in pages from the newest backwards, each message once', async () => {
    const uuid = await opened();
    for (let at = 1; at <= 7; at += 1) await (at % 2 ? ofBuyer : ofSeller).send(uuid, `Bericht ${at}`);
    const pages: string[][] = [];
    let before: string | null = '';
    while (before !== null) {
      const { messages } = await ofBuyer.see(uuid, { limit: 3, ...(before !== '' && { before }) });
      pages.push(messages.messages.map(({ text }) => text.slice(8)));
      before = messages.earlier;
    }
    expect(pages).toEqual([['5', '6', '7'], ['2', '3', '4'], ['1']]);
    expect((await ofBuyer.see(uuid, { before: 'x' })).messages).toEqual({ messages: [], earlier: null });
  });

  test('S20 an attempt to sell outside the shop is marked for its reader alone', async () => {
    const uuid = await opened();
    await ofSeller.send(uuid, 'Maak het over op NL91 ABNA 0417 1643 00');
    await ofSeller.send(uuid, 'Betaal op https://hervonden-betaal.example');
    await ofSeller.send(uuid, 'Zaterdag om 11 uur?');
    const marks = async (who: ChatClient) =>
      (await who.see(uuid)).messages.messages.map(({ warning }) => warning);
    expect(await marks(ofBuyer)).toEqual(['CONTACT_DATA', 'OUTSIDE_LINK', null]);
    expect(await marks(ofSeller)).toEqual([null, null, null]);
  });
});

describe('an outbox', () => {
  const plan = fc.array(fc.nat({ max: 2 }), { minLength: 1, maxLength: 6 });
  test('PWA-001 whatever responses are lost, messages that a device sends one by one arrive once and in order', async () => {
    const arrive = async (repeats: readonly number[]) => {
      // A new person each time, because the limit of messages is not under test here.
      const who = chatClient(api, await api.signIn(await makeUser(api.db)));
      const { uuid } = (await who.open(await product())).body;
      const written = repeats.map((again, at) => ({ id: randomUUID(), text: `Regel ${at}`, again }));
      for (const { id, text, again } of written) {
        // The answer is lost this often, so that the device repeats the message, also concurrently.
        await Promise.all(Array.from({ length: again + 1 }, () => who.send(uuid, text, id)));
      }
      const { messages } = (await ofSeller.see(uuid)).messages;
      expect(messages.map(({ uuid: id }) => id)).toEqual(written.map(({ id }) => id));
      expect(messages.map(({ position }) => position)).toEqual(written.map((_, at) => at + 1));
    };
    await fc.assert(fc.asyncProperty(plan, arrive), { numRuns: 10 });
  });
});

describe('reading', () => {
  test('NAV-006 unread messages are counted for their reader and go when they are read, never back', async () => {
    const [before, uuid] = [await ofSeller.unread(), await opened()];
    await ofBuyer.send(uuid, 'Een');
    await ofBuyer.send(uuid, 'Twee');
    expect((await ofSeller.see(uuid)).unreadCount).toBe(2);
    expect((await ofBuyer.see(uuid)).unreadCount).toBe(0);
    expect(await ofSeller.unread()).toBe(before + 1);
    expect(await ofSeller.read(uuid, 1)).toMatchObject({ unreadCount: 1 });
    expect((await ofBuyer.see(uuid)).otherReadPosition).toBe(1);
    expect(await ofSeller.read(uuid, 99)).toMatchObject({ unreadCount: 0 });
    expect(await ofSeller.read(uuid, 1)).toMatchObject({ unreadCount: 0 });
    expect((await ofBuyer.see(uuid)).otherReadPosition).toBe(2);
    expect(await ofSeller.unread()).toBe(before);
  });

  test('an absent reader is emailed once until they come back; a present one is not', async () => {
    const uuid = await opened({ title: 'Stille kast' });
    const sent = () => mails.filter(({ subject }) => subject.includes('Stille kast')).map(({ to }) => to);
    const wait = async () => {
      clock.advance(unreadMailAfter);
      await api.server.background.runOnce();
      await api.server.background.runOnce();
    };
    await ofBuyer.send(uuid, 'Hallo?');
    await api.server.background.runOnce();
    expect(sent()).toEqual([]);
    await wait();
    expect(sent()).toEqual([seller.email]);
    await ofBuyer.send(uuid, 'Nog iemand?');
    await wait();
    expect(sent()).toEqual([seller.email]);
    await ofSeller.read(uuid, 2);
    await ofSeller.send(uuid, 'Jazeker');
    await ofBuyer.read(uuid, 3);
    await wait();
    expect(sent()).toEqual([seller.email]);
    await ofBuyer.send(uuid, 'Mooi');
    await wait();
    expect(sent()).toEqual([seller.email, seller.email]);
    const [mail] = mails.filter(({ subject }) => subject.includes('Stille kast'));
    expect(mail?.text).toContain(`/account/chats/${uuid}`);
    expect(mail?.text).toContain('Anna');
    expect(mail?.text).not.toContain('van den Berg');
    expect(mail?.text).not.toContain('Hallo?');
  });

  test('the mail names the product in the language of its reader', async () => {
    const walloon = await makeSellerUser(api.db, { province: 'be-luik', country: 'BE' });
    const { id } = await makeProduct(api.db, walloon.sellerId, { title: 'Houten kast' });
    await translateTitle(api, id, { fr: 'Armoire en bois' });
    await ofBuyer.send((await ofBuyer.open(id)).body.uuid, 'Bonjour');
    await api.server.background.runOnce();
    clock.advance(unreadMailAfter);
    await api.server.background.runOnce();
    await api.server.background.runOnce();
    const subjects = mails.filter(({ to }) => to === walloon.email).map(({ subject }) => subject);
    expect(subjects).toEqual(['Nouveau message à propos de Armoire en bois']);
  });
});

describe('the list', () => {
  test('ROUTE-075 conversations that have begun, by role and by search text, the latest first', async () => {
    const me = await makeSellerUser(api.db, { name: 'Huis Vol' }, { name: 'Bram Smit' });
    const mine = chatClient(api, await api.signIn(me));
    const bought = (await mine.open(await product({ title: 'Eiken tafel' }))).body.uuid;
    await mine.send(bought, 'Mag ik komen kijken?');
    await mine.open(await product({ title: 'Nooit begonnen' }));
    clock.advance(1000);
    const sold = (await ofBuyer.open((await makeProduct(api.db, me.sellerId, { title: 'Teak bank' })).id))
      .body.uuid;
    await ofBuyer.send(sold, 'Is dit teak?');
    const found = async (asked: Record<string, unknown> = {}) =>
      (await mine.list(asked)).conversations.map(({ uuid }) => uuid);
    expect(await found()).toEqual([sold, bought]);
    expect(await found({ filters: { role: 'BUYER' } })).toEqual([bought]);
    expect(await found({ filters: { role: 'SELLER' } })).toEqual([sold]);
    expect(await found({ searchString: 'eiken' })).toEqual([bought]);
    expect(await found({ searchString: 'anna' })).toEqual([sold]);
    expect(await found({ searchString: 'noord' })).toEqual([bought]);
    expect(await found({ limit: 1, offset: 1 })).toEqual([bought]);
    const { conversations, totalCount } = await mine.list();
    expect(totalCount).toBe(2);
    expect(conversations[0]).toMatchObject({
      ...{ role: 'SELLER', otherName: 'Anna', unreadCount: 1, product: { title: 'Teak bank' } },
      lastMessage: { text: 'Is dit teak?', isOwn: false },
    });
    expect(conversations[1]).toMatchObject({ role: 'BUYER', otherName: 'Atelier Noord' });
  });
});

describe('an end to it', () => {
  test('either side may end a conversation for both; only who ended it opens it again', async () => {
    const uuid = await opened();
    await ofBuyer.send(uuid, 'Hallo');
    expect(await ofSeller.block(uuid, true)).toMatchObject({ isOpen: false, isBlockedByMe: true });
    for (const who of [ofBuyer, ofSeller])
      expect(await who.send(uuid, 'Nog iets')).toMatchObject({ errorCode: 'chat_is_blocked' });
    expect(await ofBuyer.block(uuid, false)).toMatchObject({ isOpen: false, isBlockedByMe: false });
    expect(await ofSeller.block(uuid, false)).toMatchObject({ isOpen: true });
    expect(await ofBuyer.send(uuid, 'Nog iets')).toMatchObject({ __typename: 'ChatMessageSent' });
  });

  test('a report is stored with its text, and needs one', async () => {
    const uuid = await opened();
    expect(await ofBuyer.report(uuid, ' Vraagt om mijn pincode ')).toMatchObject({ success: true });
    expect(await ofBuyer.report(uuid, ' ')).toMatchObject({
      fields: [{ field: 'reason', code: 'message_empty' }],
    });
    const rows = await api.db.selectFrom('reports').selectAll().where('subject_id', '=', uuid).execute();
    expect(rows).toMatchObject([
      { kind: 'CHAT', reporter_id: buyer.id, reason: 'OTHER', words: 'Vraagt om mijn pincode' },
    ]);
    // Only one report may be open at a time.
    expect(await ofBuyer.report(uuid, 'Nog eens')).toMatchObject({ errorCode: 'already_reported' });
  });

  test('a report whose answer was lost succeeds when it is repeated, and is stored once', async () => {
    const uuid = await opened();
    const variables = { uuid, commandId: randomUUID() };
    const report = async () =>
      (
        await api.graphql<{ reportConversation: object }>(
          `mutation ($uuid: String!, $commandId: String) {
            reportConversation(conversationUuid: $uuid, reason: "Vraagt om mijn pincode", commandId: $commandId) {
              ... on ChatDone { success } ... on Error { errorCode }
            }
          }`,
          variables,
          { token: buyerToken },
        )
      ).data.reportConversation;
    expect(await report()).toEqual({ success: true });
    expect(await report()).toEqual({ success: true });
    const rows = await api.db.selectFrom('reports').select('id').where('subject_id', '=', uuid).execute();
    expect(rows).toHaveLength(1);
  });

  test('L2 after erasure the texts are gone from the conversation, and the other side keeps theirs', async () => {
    const me = await makeUser(api.db, { name: 'Weg Straks' });
    const token = await api.signIn(me);
    const mine = chatClient(api, token);
    const { uuid } = (await mine.open(await product())).body;
    await mine.send(uuid, 'Mijn nummer is geheim');
    await ofSeller.send(uuid, 'Dank je');
    await api.graphql(
      'mutation ($password: String!) { deleteAccount(password: $password) { __typename } }',
      { password: me.password },
      { token },
    );
    expect(await textsOf(ofSeller, uuid)).toEqual(['', 'Dank je']);
    expect((await ofSeller.see(uuid)).otherName).toBe('');
  });
});
