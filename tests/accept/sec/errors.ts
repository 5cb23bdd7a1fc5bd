import { permissions } from '#server/composition.ts';
import { act } from '#tests/factories/account-client.ts';
import type { ApiHarness } from '#tests/setup/api-harness.ts';
import { inside, withFault } from './faults.ts';
import { type FaultyServer, faultOf } from './faulty-server.ts';
import { authorized } from './http.ts';
import { examples } from './matrix.ts';
import { makePeople, type People, type Principal, tokenOf } from './principals.ts';
import { type Figure, held, none } from './run-script.ts';
import { makeThings, type Things } from './things.ts';
import { type Operation, operationsOf, wholeCall } from './whole-selection.ts';

/** The result of one fault. */
interface Outcome {
  readonly what: string;
  readonly text: string;
  readonly headers: string;
  readonly logged: readonly string[];
}

export interface FaultReport {
  readonly faults: number;
  readonly figures: readonly Figure[];
  readonly findings: readonly string[];
}

/**
 * Makes single statements of operations and routes fail, and the external services. No answer may reveal internals,
 * each fault is logged once under the number that the caller gets, and the next request is answered (S21).
 */
export async function errorFigures(
  faulty: FaultyServer,
  chosen: (at: number) => boolean = () => true,
): Promise<FaultReport> {
  const { api } = faulty;
  let lost = 0;
  const onLost = () => {
    lost += 1;
  };
  process.on('unhandledRejection', onLost);
  const people = await makePeople(api);
  const outcomes: Outcome[] = [];
  const things = await makeThings(api, people);
  const thingsFor = ({ kind }: Operation) => (kind === 'query' ? things : null);
  for (const [at, operation] of operationsOf(api.server.schema).entries()) {
    if (!chosen(at)) continue;
    for (const left of [0, 1, 2])
      outcomes.push(
        ...(await breakOperation(api, people, {
          operation,
          left,
          at: at + left,
          things: thingsFor(operation),
        })),
      );
  }
  outcomes.push(...(await breakRoutes(api, people)), ...(await breakOutside(api, people)));
  const findings = outcomes.flatMap(findingsOf);
  const behind = await behindTheScenes(faulty);
  // Unhandled rejections have been reported by then.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', onLost);
  const isHealthy = (await api.inject({ url: '/healthz' })).statusCode === 200;
  const count = (word: string) => findings.filter((finding) => finding.includes(word)).length;
  return {
    faults: outcomes.length,
    figures: [
      none('faults whose answer tells something of the inside', count('tells'), outcomes.length),
      none('faults without a number for the caller', count('no number'), outcomes.length),
      none('faults not logged exactly once under that number', count('logged'), outcomes.length),
      ...behind,
      none('rejections that nobody caught', lost, outcomes.length),
      held('the server answers afterwards', isHealthy),
    ],
    findings,
  };
}

function findingsOf({ what, text, headers, logged }: Outcome): readonly string[] {
  const findings: string[] = [];
  const revealed = Object.values(inside).filter((word) => `${text}${headers}`.includes(word));
  const isTraced = /\bat .+\.[jt]s:\d+|node_modules|\/server-mock\//.test(text);
  if (revealed.length > 0 || isTraced)
    findings.push(`${what} tells ${revealed.join('; ') || 'a trace'}: ${text.slice(0, 300)}`);
  const number = /"requestId":"([0-9a-f-]{36})"/.exec(text)?.[1];
  if (number === undefined) return [...findings, `${what} has no number: ${text.slice(0, 300)}`];
  const faults = logged.filter((line) => Number((JSON.parse(line) as { level: number }).level) >= 50);
  const under = faults.filter((line) => line.includes(number));
  if (under.length !== 1 || faults.length !== 1)
    findings.push(`${what} was logged ${under.length} times under its number, ${faults.length} times in all`);
  return findings;
}

async function watched(api: ApiHarness, request: () => ReturnType<ApiHarness['inject']>) {
  const from = api.logged.length;
  const { body, headers } = await request();
  return { text: body, headers: JSON.stringify(headers), logged: api.logged.slice(from) };
}

interface Break {
  readonly operation: Operation;
  /** Number of statements that succeed first. */
  readonly left: number;
  readonly at: number;
  /** Null creates new ones, for calls that may change them. */
  readonly things: Things | null;
}

async function breakOperation(
  api: ApiHarness,
  people: People,
  { operation, left, at, things }: Break,
): Promise<readonly Outcome[]> {
  const { name } = operation.field;
  const example = examples[name];
  if (example === undefined) return [];
  const who: Principal = permissions.get(name)?.who === 'staff' ? 'admin' : (example.of ?? 'seller');
  const args = example.args(things ?? (await makeThings(api, people)), people);
  const headers = authorized(await tokenOf(api, people, who));
  const payload = { query: wholeCall(operation, args), variables: args };
  const { answer, fired } = await withFault(faultOf(at), left, () =>
    watched(api, () => api.inject({ method: 'POST', url: '/graphql', headers, payload })),
  );
  return fired ? [{ what: `${name}, statement ${left + 1}`, ...answer }] : [];
}

async function breakRoutes(api: ApiHarness, people: People): Promise<readonly Outcome[]> {
  const headers = authorized(await tokenOf(api, people, 'buyer'));
  const hash = 'a'.repeat(64);
  const requests = [
    { method: 'GET', url: '/api/v2/users/me/', headers },
    { method: 'GET', url: '/api/v2/users/me/export/', headers },
    { method: 'GET', url: `/api/media/own/${hash}`, headers },
    { method: 'POST', url: '/api/media/uploads', headers, payload: { hash, bytes: 10 } },
    {
      ...{ method: 'PATCH', url: `/api/media/uploads/${hash}`, payload: Buffer.from('x') },
      headers: { ...headers, 'content-type': 'application/octet-stream', 'upload-offset': '0' },
    },
  ] as const;
  const outcomes: Outcome[] = [];
  for (const [at, request] of requests.entries()) {
    for (const left of [0, 1]) {
      const { answer, fired } = await withFault(faultOf(at + left), left, () =>
        watched(api, () => api.inject(request)),
      );
      if (fired)
        outcomes.push({
          what: `${request.method} ${request.url.slice(0, 40)}, statement ${left + 1}`,
          ...answer,
        });
    }
  }
  return outcomes;
}

/** The address service fails with a message of its own. */
async function breakOutside(api: ApiHarness, people: People): Promise<readonly Outcome[]> {
  const queries = [
    '{ it: addressAutocomplete(input: "Biltstraat 88") { __typename } }',
    `mutation { it: addressSelect(label: "x", placeId: "x", sessionId: "${crypto.randomUUID()}") { __typename } }`,
  ];
  const headers = authorized(await tokenOf(api, people, 'buyer'));
  const outcomes: Outcome[] = [];
  for (const query of queries) {
    const answer = await watched(api, () =>
      api.inject({ method: 'POST', url: '/graphql', headers, payload: { query } }),
    );
    outcomes.push({ what: query.slice(0, 40), ...answer });
  }
  return outcomes;
}

/** Failures of emails and event handlers in the background are logged with their event and retried. */
async function behindTheScenes(faulty: FaultyServer): Promise<readonly Figure[]> {
  const { api } = faulty;
  const from = api.logged.length;
  faulty.inTrouble = true;
  await act(api, 'createUser', {
    email: `${crypto.randomUUID()}@hervonden.test`,
    password: 'zomer-in-utrecht-2',
    name: 'Nieuw Persoon',
  });
  await api.server.background.runOnce();
  faulty.inTrouble = false;
  const failures = api.logged.slice(from).filter((line) => line.includes('an event handler failed'));
  const waiting = await api.db
    .selectFrom('event_outbox')
    .select('id')
    .where('done_at', 'is', null)
    .where('last_error', 'is not', null)
    .execute();
  return [
    held(
      'a failed mail and a failed event handler are logged once each, with the event they belong to',
      failures.length === 2 && failures.every((line) => line.includes('"event":"')),
    ),
    held('and are tried again', waiting.length === failures.length),
  ];
}
