import { randomUUID } from 'node:crypto';
import { blankNotification, notificationId } from '#domain/notifications/notification.ts';
import { emptyDraft } from '#domain/product/draft.ts';
import { type SyncCollection, syncCollections } from '#domain/sync/protocol.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeDocument } from '#server/modules/sync/public.ts';
import { type Doc, pullQuery, pushMutation } from '#tests/api/sync/driver.ts';
import type { ApiHarness } from '#tests/setup/api-harness.ts';
import { chatSessions, verifyChatSessions } from './chat-sessions.ts';
import { addressOf, type Listening, listenTo, post, until } from './http.ts';
import type { MatrixReport } from './matrix.ts';
import { makePeople, type People, type Principal, principals, tokenOf } from './principals.ts';

/** A document of each collection, with a text that only its owner may read. */
const documents: { readonly [C in SyncCollection]: (secret: string) => Doc & { readonly id: string } } = {
  wishlist: (secret) => ({ id: secret, addedAt: 1 }),
  searchHistory: (secret) => ({ id: secret, query: secret, usedAt: 1 }),
  drafts: (secret) => ({ ...emptyDraft(secret, 1), title: secret }),
  addresses: (secret) => ({
    ...{ id: secret, firstName: 'Anna', lastName: 'Bos', companyName: '', street: secret, houseNumber: '1' },
    ...{ houseNumberExtension: '', postcode: '3572 BJ', city: 'Utrecht', country: 'NL', phoneNumber: '' },
    ...{ email: '', createdAt: 1 },
  }),
  notifications: (secret) => ({ ...blankNotification(notificationId('bid', secret)) }),
};

/** The query for each subscription of the schema; one without an example is a finding. */
export const subscriptionExamples: Readonly<Record<string, string>> = {
  syncPokes: 'subscription { syncPokes(schemaVersion: 1) { kind collection checkpoint epoch } }',
};

interface Poke {
  readonly syncPokes: { readonly kind: string; readonly collection: string | null };
}

interface MatrixRun {
  readonly api: ApiHarness;
  readonly people: People;
  readonly url: string;
  readonly tokens: ReadonlyMap<Principal, string | undefined>;
  readonly findings: string[];
  cells: number;
}

const isIn = (who: Principal) => who !== 'visitor' && who !== 'inactive';

/**
 * Every subscription over a real socket, and pull, push and stream of every replicated collection, as every principal
 * (S3, PERM-008): callers without permission are refused, and nobody but the owner can read or change a document or
 * is notified of its changes.
 */
export async function runStreamMatrix(api: ApiHarness): Promise<MatrixReport> {
  const people: People = await makePeople(api);
  const tokens = new Map<Principal, string | undefined>();
  for (const who of principals) tokens.set(who, await tokenOf(api, people, who));
  const run: MatrixRun = { api, people, url: await addressOf(api), tokens, findings: [], cells: 0 };
  const fields = Object.keys(api.server.schema.getSubscriptionType()?.getFields() ?? {});
  const unknown = fields.filter((name) => !(name in subscriptionExamples) && !chatSessions.includes(name));
  run.findings.push(...unknown.map((name) => `subscription ${name} has no example`));
  const sessions = await verifyChatSessions(api, people, tokens);
  run.cells += sessions.cells;
  run.findings.push(...sessions.findings);
  const streams = await openStreams(run);
  try {
    for (const collection of syncCollections) {
      await checkPullAndPush(run, collection);
      await checkStream(run, collection, streams);
    }
  } finally {
    for (const stream of streams.values()) await stream.end();
  }
  return { cells: run.cells, findings: run.findings };
}

async function push(run: MatrixRun, who: Principal, collection: SyncCollection, document: Doc) {
  const rows = [{ assumedMasterState: null, newDocumentState: { ...document, deleted: false } }];
  const body = { query: pushMutation(collection), variables: { schemaVersion: 1, rows } };
  return await post<{ answer: { errorCode?: string; conflicts?: readonly Doc[] } }>(run.url, body, {
    token: run.tokens.get(who),
  });
}

/** Writes a new document of a signed-in person; only the server writes notifications. */
async function write(
  run: MatrixRun,
  who: Principal,
  collection: SyncCollection,
  secret: string,
): Promise<void> {
  if (collection !== 'notifications' || who === 'visitor') {
    await push(run, who, collection, documents[collection](secret));
    return;
  }
  const { id: userId } = run.people[who];
  const document = blankNotification(notificationId('bid', secret));
  await inTransaction(run.api.db, (tx) => writeDocument(tx, userId, 'notifications', document.id, document));
}

async function pull(run: MatrixRun, who: Principal, collection: SyncCollection) {
  const body = { query: pullQuery(collection), variables: { schemaVersion: 1, limit: 200 } };
  return await post<{ answer: { errorCode?: string } }>(run.url, body, { token: run.tokens.get(who) });
}

async function checkPullAndPush(run: MatrixRun, collection: SyncCollection): Promise<void> {
  const secret = randomUUID();
  await write(run, 'buyer', collection, secret);
  const owned = (await pull(run, 'buyer', collection)).text;
  for (const who of principals) {
    run.cells += 2;
    const say = (what: string) => run.findings.push(`${collection} as ${who}: ${what}`);
    const read = await pull(run, who, collection);
    const wanted = isIn(who) ? undefined : 'user_not_authenticated';
    if (read.data.answer.errorCode !== wanted) say(`pull was told ${read.data.answer.errorCode}`);
    if (read.text.includes(secret) !== (who === 'buyer'))
      say('pull reads what is not theirs, or not their own');
    if (who === 'buyer') continue;
    // The same id, as anybody who has seen it could send it.
    const foreign = {
      ...documents[collection](secret),
      ...(collection === 'drafts' && { title: 'Gekaapt' }),
    };
    const sent = await push(run, who, collection, foreign);
    if (sent.data.answer.errorCode !== wanted) say(`push was told ${sent.data.answer.errorCode}`);
    const conflicts = (sent.data.answer.conflicts ?? []).filter(({ deleted }) => deleted !== true);
    if (isIn(who) && conflicts.length > 0) say('push is told of a document of another');
    if ((await pull(run, 'buyer', collection)).text !== owned) say("push changed another's document");
  }
}

async function openStreams(run: MatrixRun): Promise<Map<Principal, Listening<Poke>>> {
  const streams = new Map<Principal, Listening<Poke>>();
  for (const [name, query] of Object.entries(subscriptionExamples)) {
    for (const who of principals) {
      run.cells += 1;
      const stream = listenTo<Poke>(run.url, run.tokens.get(who), query);
      if (isIn(who)) {
        const heads = () => new Set(stream.items.map(({ syncPokes }) => syncPokes.collection));
        await until(
          () => stream.closed() !== null || heads().size === syncCollections.length,
          `${name} as ${who}`,
        );
        if (stream.closed() !== null) run.findings.push(`${name} as ${who}: closed with ${stream.closed()}`);
        streams.set(who, stream);
      } else {
        await until(() => stream.closed() !== null, `${name} as ${who} closes`);
        if (stream.closed() !== 4403) run.findings.push(`${name} as ${who}: closed with ${stream.closed()}`);
        if (stream.items.length > 0) run.findings.push(`${name} as ${who}: was told something`);
        await stream.end();
      }
    }
  }
  return streams;
}

/** The owner is notified of their change; everybody else's next poke is about a change of their own. */
async function checkStream(
  run: MatrixRun,
  collection: SyncCollection,
  streams: ReadonlyMap<Principal, Listening<Poke>>,
): Promise<void> {
  const pokes = (who: Principal) =>
    (streams.get(who)?.items ?? []).filter(
      ({ syncPokes }) => syncPokes.kind === 'POKE' && syncPokes.collection === collection,
    ).length;
  // Pokes of earlier pushes have arrived once everybody has been notified of their own last push.
  await ringEverybody(run, collection, pokes);
  const before = new Map(principals.map((who) => [who, pokes(who)]));
  await write(run, 'buyer', collection, randomUUID());
  await until(() => pokes('buyer') > (before.get('buyer') ?? 0), `${collection} rings its owner`);
  await ringEverybody(run, collection, pokes);
  for (const who of principals) {
    run.cells += 1;
    const heard = pokes(who) - (before.get(who) ?? 0);
    const own = who === 'buyer' ? 2 : Number(isIn(who));
    if (heard > own)
      run.findings.push(`stream of ${collection} as ${who}: heard of ${heard - own} foreign changes`);
  }
}

/** Each signed-in person changes a document of their own and waits for its poke. */
async function ringEverybody(
  run: MatrixRun,
  collection: SyncCollection,
  pokes: (who: Principal) => number,
): Promise<void> {
  for (const who of principals.filter(isIn)) {
    const before = pokes(who);
    await write(run, who, collection, randomUUID());
    await until(() => pokes(who) > before, `${collection} rings ${who}`);
  }
}
