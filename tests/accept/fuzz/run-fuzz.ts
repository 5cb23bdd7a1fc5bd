import { createHash } from 'node:crypto';
import { inTransaction } from '#server/db/transaction.ts';
import { issueToken } from '#server/modules/auth/token.ts';
import { makeCast, productIn } from '#tests/factories/catalog-client.ts';
import { makePhotos } from '#tests/factories/products.ts';
import type { ApiHarness } from '#tests/setup/api-harness.ts';
import { complaintAbout, faultsIn } from './check-answer.ts';
import { brokenQuery, hostileCall } from './hostile-graphql.ts';
import { hostileRequest } from './hostile-rest.ts';
import { hostileVisit } from './hostile-socket.ts';
import type { Known } from './hostile-values.ts';
import { createRandom, type Random } from './random.ts';

export interface FuzzReport {
  /** Number of requests by kind. */
  readonly sent: Readonly<Record<'calls' | 'broken' | 'rest' | 'sockets', number>>;
  /** Number of answers by status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** One line for each request that was answered wrongly or logged as a fault. */
  readonly findings: readonly string[];
}

interface Person {
  readonly id: string;
}

/** Sends `count` hostile requests to the server at `url` and checks every answer and the log. */
export async function runFuzz(
  api: ApiHarness,
  url: string,
  count: number,
  seed: number,
): Promise<FuzzReport> {
  const random = createRandom(seed);
  const { people, known } = await prepare(api);
  const sent = { calls: 0, broken: 0, rest: 0, sockets: 0 };
  const statuses = new Map<number, number>();
  const findings: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const from = api.logged.length;
    const token = random.chance(0.15) ? null : await tokenFor(api, random.pick(people));
    const note = (what: string, complaint: string) =>
      findings.push(`#${at} ${complaint}: ${what.slice(0, 600)}`);
    const kind = random.pick([
      'calls',
      'calls',
      'calls',
      'calls',
      'broken',
      'rest',
      'rest',
      'sockets',
    ] as const);
    sent[kind] += 1;
    let what = kind as string;
    if (kind === 'sockets') await hostileVisit(url, token ?? 'none', random, known);
    else {
      const request = requestOf(kind, api, random, known);
      what = JSON.stringify(request).slice(0, 600);
      const headers = { ...request.headers, ...authorization(token, random) };
      const response = await api.inject({ ...request, headers });
      statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1);
      const complaint = complaintAbout(
        response.statusCode,
        String(response.headers['content-type'] ?? ''),
        request.method === 'HEAD' ? '' : response.body,
      );
      if (complaint !== null) note(what, complaint);
    }
    for (const line of faultsIn(api.logged.slice(from))) note(what, `logged ${line.slice(0, 700)}`);
  }
  return { sent, statuses, findings };
}

function requestOf(kind: 'calls' | 'broken' | 'rest', api: ApiHarness, random: Random, known: Known) {
  if (kind === 'rest') return hostileRequest(random, known);
  const payload =
    kind === 'calls' ? hostileCall(api.server.schema, random, known) : { query: brokenQuery(random, known) };
  return { method: 'POST', url: '/graphql', headers: {}, payload } as const;
}

function authorization(token: string | null, random: Random): Record<string, string> {
  if (token !== null) return { authorization: `Token ${token}` };
  return random.chance(0.5)
    ? {}
    : { authorization: random.pick(['Token', 'Bearer x', `Token ${'x'.repeat(5000)}`]) };
}

async function tokenFor(api: ApiHarness, person: Person): Promise<string> {
  // A new session for each request, because some calls sign out.
  const device = { userId: person.id, device: 'Proef', secondFactor: false };
  return (await inTransaction(api.db, (tx) => issueToken(tx, device, new Date()))).token;
}

async function prepare(api: ApiHarness): Promise<{ people: readonly Person[]; known: Known }> {
  const { owner, reviewed } = await makeCast(api);
  const users = await api.db.selectFrom('users').select('id').execute();
  const products = [
    await productIn(api, owner, 'PUBLISHED'),
    await productIn(api, owner, 'DRAFT'),
    await productIn(api, reviewed, 'IN_REVIEW'),
  ];
  const photos = await makePhotos(api.db, owner.id, 25);
  const wishlists = await api.db.selectFrom('users').select('wishlist_uuid').execute();
  return {
    people: users,
    known: {
      ids: [
        ...products.map(({ id }) => id),
        ...wishlists.map((row) => row.wishlist_uuid),
        '00000000-0000-4000-8000-000000000000',
      ],
      slugs: products.map(({ slug }) => slug),
      hashes: [...photos, createHash('sha256').update('x').digest('hex')],
    },
  };
}
