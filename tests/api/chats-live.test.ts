import { type Client, createClient } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { TooManyRequestsError } from '#server/graphql/errors.ts';
import { type ChatUpdate, chatStream } from '#server/modules/chats/chat-stream.ts';
import { chatTopic } from '#server/modules/chats/chat-updates.ts';
import { createEventBus } from '#server/process/create-event-bus.ts';
import { type ChatClient, chatClient } from '../factories/chat-client.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSellerUser, type TestSeller } from '../factories/sellers.ts';
import { makeUser, type TestUser } from '../factories/users.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';
import { engineOfRun } from '../setup/databases.ts';
import { createTestLog } from '../setup/quiet-log.ts';

let api: ApiHarness;
let buyer: TestUser;
let seller: TestSeller;
let tokens: { readonly buyer: string; readonly seller: string };
let ofBuyer: ChatClient;
let ofSeller: ChatClient;
const clients: Client[] = [];

beforeAll(async () => {
  api = await startApi();
  await api.listen();
  buyer = await makeUser(api.db);
  seller = await makeSellerUser(api.db);
  tokens = { buyer: await api.signIn(buyer), seller: await api.signIn(seller) };
  ofBuyer = chatClient(api, tokens.buyer);
  ofSeller = chatClient(api, tokens.seller);
});

afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});

afterAll(async () => await api.close());

const opened = async () => (await ofBuyer.open((await makeProduct(api.db, seller.sellerId)).id)).body.uuid;

async function chatUserOf(token: string): Promise<{ uuid: string; signature: string }> {
  const { data } = await api.graphql<{ me: { chatUser: { uuid: string; signature: string } } }>(
    '{ me { ... on User { chatUser { uuid signature } } } }',
    {},
    { token },
  );
  return data.me.chatUser;
}

interface Session {
  readonly updates: ChatUpdate[];
  readonly refused: unknown[];
}

/** A chat session over a real socket, opened as the app does. */
function listen(token: string, chatUser: { uuid: string; signature: string }): Session {
  const address = api.app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const client = createClient({
    url: `ws://127.0.0.1:${port}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: () => ({ authorization: `Token ${token}` }),
    retryAttempts: 0,
  });
  clients.push(client);
  const session: Session = { updates: [], refused: [] };
  client.subscribe<{ chatUpdates: ChatUpdate }>(
    {
      query: `subscription ($uuid: String!, $signature: String!) {
        chatUpdates(uuid: $uuid, signature: $signature) { kind conversationUuid }
      }`,
      variables: { ...chatUser },
    },
    {
      next: ({ data, errors }) => {
        if (data != null) session.updates.push(data.chatUpdates);
        if (errors !== undefined) session.refused.push(...errors);
      },
      error: (error) => session.refused.push(error),
      complete: () => undefined,
    },
  );
  return session;
}

async function until(condition: () => boolean): Promise<void> {
  const end = Date.now() + 20_000;
  while (!condition()) {
    if (Date.now() > end) throw new Error('it did not happen within twenty seconds');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

describe('CHAT-001 a chat session', () => {
  test('opens with the chat uuid and signature of me, and announces messages, reading and writing', async () => {
    const uuid = await opened();
    const chatUser = await chatUserOf(tokens.seller);
    expect(chatUser.uuid).toBe(seller.id);
    const { updates } = listen(tokens.seller, chatUser);
    await until(() => updates.length === 1);
    expect(updates[0]).toEqual({ kind: 'READY', conversationUuid: null });
    await ofBuyer.send(uuid, 'Hallo');
    await until(() => updates.length === 2);
    await ofBuyer.type(uuid);
    await until(() => updates.length === 3);
    await ofSeller.read(uuid, 1);
    await until(() => updates.length === 4);
    await ofBuyer.block(uuid, true);
    await until(() => updates.length === 5);
    expect(updates.slice(1)).toEqual(
      ['MESSAGE', 'TYPING', 'READ', 'CHANGED'].map((kind) => ({ kind, conversationUuid: uuid })),
    );
  });

  test('S20 the uuid and signature of another open nothing, nor does a signature of anything else', async () => {
    const [mine, theirs] = [await chatUserOf(tokens.buyer), await chatUserOf(tokens.seller)];
    const tries = [
      theirs,
      { uuid: theirs.uuid, signature: mine.signature },
      { uuid: mine.uuid, signature: theirs.signature },
      { uuid: mine.uuid, signature: api.server.deps.secrets.sign('payment-link', mine.uuid) },
      { uuid: mine.uuid, signature: '' },
    ];
    for (const chatUser of tries) {
      const session = listen(tokens.buyer, chatUser);
      await until(() => session.refused.length > 0);
      expect(session.updates).toEqual([]);
    }
  });

  test("somebody's messages reach nobody else; the writer gets no typing event of their own", async () => {
    const uuid = await opened();
    const strangerToken = await api.signIn(await makeUser(api.db));
    const stranger = listen(strangerToken, await chatUserOf(strangerToken));
    const mine = listen(tokens.buyer, await chatUserOf(tokens.buyer));
    await until(() => stranger.updates.length === 1 && mine.updates.length === 1);
    await ofBuyer.type(uuid);
    await ofBuyer.send(uuid, 'Hallo');
    await until(() => mine.updates.length === 2);
    expect(mine.updates[1]).toMatchObject({ kind: 'MESSAGE' });
    expect(stranger.updates).toHaveLength(1);
  });

  test('typing too often is ignored silently; any other failure is reported', async () => {
    const uuid = await opened();
    const type = async () => {
      const query = 'mutation ($uuid: String!) { it: sendTyping(conversationUuid: $uuid) { __typename } }';
      return (await api.graphql(query, { uuid }, { token: tokens.buyer })).errors;
    };
    const spend = vi.spyOn(api.server.deps.limits, 'spend');
    spend.mockRejectedValueOnce(new TooManyRequestsError(5));
    expect(await type()).toEqual([]);
    spend.mockRejectedValueOnce(new Error('the counts cannot be read'));
    expect(await type()).not.toEqual([]);
    spend.mockRestore();
  });

  test('a slow reader is asked to fetch the conversation, and leaving frees everything', async () => {
    const signals: AbortSignal[] = [];
    const { bus } = api.server;
    const source = {
      publish: bus.publish.bind(bus),
      close: bus.close.bind(bus),
      subscribe: (topic: string, signal: AbortSignal) => {
        signals.push(signal);
        return bus.subscribe(topic, signal);
      },
    };
    const stream = chatStream({
      bus: source,
      log: api.server.deps.log,
      userId: 'slow',
      heartbeatInterval: 60_000,
    });
    expect((await stream.next()).value).toMatchObject({ kind: 'READY' });
    for (let at = 0; at < 150; at += 1) {
      bus.publish(chatTopic('slow'), { kind: 'MESSAGE', conversationUuid: String(at) });
      await new Promise((resolve) => setImmediate(resolve));
    }
    const seen: string[] = [];
    while (seen.length === 0 || seen.at(-1) === 'MESSAGE') seen.push((await stream.next()).value.kind);
    expect(seen.length).toBeLessThan(150);
    expect(seen.at(-1)).toBe('READY');
    const waiting = (async () => {
      let item = await stream.next();
      while (item.done !== true) item = await stream.next();
      return item;
    })();
    await stream.return?.();
    expect(await waiting).toEqual({ done: true, value: undefined });
    expect(signals.every((signal) => signal.aborted)).toBe(true);
  });

  test('a session whose updates fail ends, so that the client opens another one, and is logged', async () => {
    const { log, lines } = createTestLog();
    const { bus } = api.server;
    const broken = {
      publish: bus.publish.bind(bus),
      close: bus.close.bind(bus),
      subscribe: () => ({
        [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('bus lost')) }),
      }),
    };
    const stream = chatStream({ bus: broken, log, userId: 'unlucky', heartbeatInterval: 60_000 });
    await expect.poll(() => lines.join()).toContain('bus lost');
    expect(lines.join()).toContain('unlucky');
    expect(await stream.next()).toEqual({ done: true, value: undefined });
  });

  if (engineOfRun === 'postgres') {
    test('a message that one server process takes is announced by another', async () => {
      const uuid = await opened();
      const { database, log } = api.server.deps;
      const elsewhere = createEventBus(database, log);
      const stream = chatStream({ bus: elsewhere, log, userId: seller.id, heartbeatInterval: 60_000 });
      await stream.next();
      // Repeated until the other process has connected and listens.
      let heard: ChatUpdate | null = null;
      void (async () => {
        for await (const updates of stream) if (updates.kind === 'MESSAGE') heard = updates;
      })();
      while (heard === null) await ofBuyer.send(uuid, 'Hallo');
      expect(heard).toEqual({ kind: 'MESSAGE', conversationUuid: uuid });
      await stream.return?.();
      await elsewhere.close();
    });
  }
});
