import { WebSocket } from 'ws';
import { makeUser, type TestUser } from '#tests/factories/users.ts';
import type { ApiHarness } from '#tests/setup/api-harness.ts';
import { addressOf } from './http.ts';
import { type Figure, held, none } from './run-script.ts';

const logout = 'mutation { logout { __typename } }';

type Attempt = readonly [
  what: string,
  request: (token: string) => { readonly path: string; readonly init: RequestInit },
];

const query = encodeURIComponent(logout);
const asToken = (token: string) => ({ authorization: `Token ${token}` });
const posted = (type: string, body: string): Attempt => [
  `POST as ${type}`,
  (token) => ({
    path: '/graphql',
    init: { method: 'POST', headers: { 'content-type': type, ...asToken(token) }, body },
  }),
];

/** Ways in which a form or an image of another site can send a mutation, each with a valid token. */
const formAttempts: readonly Attempt[] = [
  ['GET', (token) => ({ path: `/graphql?query=${query}`, init: { headers: asToken(token) } })],
  [
    'HEAD',
    (token) => ({ path: `/graphql?query=${query}`, init: { method: 'HEAD', headers: asToken(token) } }),
  ],
  ['PUT', (token) => ({ path: `/graphql?query=${query}`, init: { method: 'PUT', headers: asToken(token) } })],
  [
    'DELETE',
    (token) => ({ path: `/graphql?query=${query}`, init: { method: 'DELETE', headers: asToken(token) } }),
  ],
  [
    'POST with the query in the address',
    (token) => ({ path: `/graphql?query=${query}`, init: { method: 'POST', headers: asToken(token) } }),
  ],
  posted('text/plain', JSON.stringify({ query: logout })),
  posted('text/plain;charset=UTF-8', JSON.stringify({ query: logout })),
  posted('application/x-www-form-urlencoded', `query=${query}`),
  posted(
    'multipart/form-data; boundary=x',
    `--x\r\ncontent-disposition: form-data; name="query"\r\n\r\n${logout}\r\n--x--`,
  ),
  posted('application/graphql', logout),
  posted('text/html', logout),
  posted('image/png', JSON.stringify({ query: logout })),
];

/** Ways in which a browser could send a token by itself; none may be accepted. */
const ambientAttempts: readonly Attempt[] = [
  [
    'a cookie',
    (token) => json({ cookie: `auth-token=${token}; token=${token}; Authorization=Token ${token}` }),
  ],
  [
    'the address',
    (token) => ({ ...json({}), path: `/graphql?token=${token}&authorization=Token%20${token}` }),
  ],
  ['Bearer', (token) => json({ authorization: `Bearer ${token}` })],
  ['Basic', (token) => json({ authorization: `Basic ${Buffer.from(`:${token}`).toString('base64')}` })],
  ['a header of another name', (token) => json({ 'x-auth-token': token, token })],
];

function json(headers: Record<string, string>) {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: logout }),
  };
  return { path: '/graphql', init };
}

/**
 * Mutations are executed only as a POST of JSON with the token in its header, which another site's page cannot send
 * (S19).
 */
export async function csrfFigures(api: ApiHarness): Promise<readonly Figure[]> {
  const url = await addressOf(api);
  const user = await makeUser(api.db);
  const token = await api.signIn(user);
  const done: string[] = [];
  const cookies: string[] = [];
  for (const [what, request] of [...formAttempts, ...ambientAttempts]) {
    const { path, init } = request(token);
    const response = await fetch(`${url}${path}`, init);
    if (response.headers.has('set-cookie')) cookies.push(what);
    if (!(await isKnown(api, token))) done.push(what);
  }
  const asked = formAttempts.length + ambientAttempts.length;
  return [
    none(
      `mutations done by other means than a POST of JSON with its header${list(done)}`,
      done.length,
      asked,
    ),
    none('answers that set a cookie', cookies.length, asked),
    await preflights(url),
  ];
}

const list = (names: readonly string[]) => (names.length === 0 ? '' : ` (${names.join('; ')})`);

async function isKnown(api: ApiHarness, token: string): Promise<boolean> {
  const { data } = await api.graphql<{ me: { __typename: string } }>('{ me { __typename } }', {}, { token });
  return data.me.__typename === 'User';
}

/** No answer allows another origin to read it or to send a JSON body. */
async function preflights(url: string): Promise<Figure> {
  const origins = [
    'https://evil.example',
    'null',
    'http://localhost.evil.example',
    'https://hervonden.test.evil.example',
  ];
  const paths = ['/graphql', '/api/v2/users/me/', '/api/media/uploads', '/version.json'];
  let open = 0;
  for (const origin of origins) {
    for (const path of paths) {
      for (const method of ['OPTIONS', 'POST']) {
        const headers = {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        };
        const response = await fetch(`${url}${path}`, { method, headers });
        if ([...response.headers.keys()].some((name) => name.startsWith('access-control-'))) open += 1;
      }
    }
  }
  return none('answers that open themselves to another origin', open, origins.length * paths.length * 2);
}

/** How a socket ended: its close code (0 if it never opened), the reason, everything received, and its duration. */
interface Ended {
  readonly code: number;
  readonly reason: string;
  readonly received: string;
  readonly milliseconds: number;
}

interface Opening {
  readonly origin?: string;
  readonly headers?: Record<string, string>;
  readonly path?: string;
  readonly protocols?: readonly string[];
  /** Messages that are sent as soon as it is open. */
  readonly say?: readonly object[];
  /** Closes the socket from this side after the first message that contains this text. */
  readonly leaveAt?: string;
}

function open(url: string, how: Opening): Promise<Ended> {
  const from = performance.now();
  const protocols = [...(how.protocols ?? ['graphql-transport-ws'])];
  const headers = { ...how.headers, ...(how.origin !== undefined && { origin: how.origin }) };
  const socket = new WebSocket(`${url.replace('http', 'ws')}${how.path ?? '/graphql'}`, protocols, {
    headers,
  });
  let received = '';
  return new Promise((resolve) => {
    const end = (code: number, reason: string) =>
      resolve({ code, reason, received, milliseconds: Math.round(performance.now() - from) });
    socket.on('open', () => {
      for (const message of how.say ?? []) socket.send(JSON.stringify(message));
    });
    socket.on('message', (data) => {
      received += String(data);
      if (how.leaveAt !== undefined && received.includes(how.leaveAt)) socket.close();
    });
    socket.once('close', (code, reason) => end(code, String(reason)));
    socket.once('error', (error) => end(0, error.message));
  });
}

const foreignOrigins = [
  ...['https://evil.example', 'http://evil.example:80', 'null', 'https://hervonden.test.evil.example'],
  ...[
    'https://xn--hervndn-q4a.test',
    'http://127.0.0.1.evil.example',
    'file://',
    'chrome-extension://abcdef',
  ],
  ...['http://127.0.0.1:1', 'http://localhost:1', 'not an origin', 'https://evil.example/http://127.0.0.1'],
];

/**
 * A socket opens only for the shop's own pages, takes its token only from the first message, and runs no mutations.
 */
export async function socketFigures(api: ApiHarness, user?: TestUser): Promise<readonly Figure[]> {
  const url = await addressOf(api);
  const token = await api.signIn(user ?? (await makeUser(api.db)));
  const opened: string[] = [];
  for (const origin of foreignOrigins) {
    const { reason } = await open(url, { origin });
    if (!reason.includes('403')) opened.push(origin);
  }
  const init = { type: 'connection_init' };
  const ambient: readonly Opening[] = [
    { headers: { authorization: `Token ${token}` }, say: [init] },
    { headers: { cookie: `auth-token=${token}` }, say: [init] },
    { path: `/graphql?authorization=Token%20${token}&token=${token}`, say: [init] },
    { protocols: ['graphql-transport-ws', token], say: [init] },
    { say: [{ ...init, payload: { token, Authorization: `Bearer ${token}` } }] },
  ];
  const taken = [];
  for (const how of ambient) if ((await open(url, how)).received.includes('connection_ack')) taken.push(how);
  const silent = await open(url, {});
  const known = { ...init, payload: { authorization: `Token ${token}` } };
  const mutation = { id: '1', type: 'subscribe', payload: { query: logout } };
  // The protocol allows an operation only after the acknowledgement.
  const answer = await sayAfterAck(url, known, mutation);
  const isRefused = answer.includes('"type":"error"') && (await isKnown(api, token));
  const own = await open(url, { origin: url, say: [known], leaveAt: 'connection_ack' });
  return [
    none(`sockets opened for another site${list(opened)}`, opened.length, foreignOrigins.length),
    none('tokens taken from elsewhere than the first message', taken.length, ambient.length),
    held('a socket of our own page is let in', own.received.includes('connection_ack')),
    {
      what: 'a socket that never says who it is, until it is closed with 4408',
      bar: '<= 3,000 ms',
      found: `${silent.milliseconds} ms, code ${silent.code}`,
      holds: silent.code === 4408 && silent.milliseconds <= 3_000,
    },
    held('a mutation over a socket is refused', isRefused),
  ];
}

async function sayAfterAck(url: string, init: object, then: object): Promise<string> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  let received = '';
  return await new Promise((resolve) => {
    socket.on('open', () => socket.send(JSON.stringify(init)));
    socket.on('message', (data) => {
      const text = String(data);
      if (text.includes('connection_ack')) socket.send(JSON.stringify(then));
      else {
        received += text;
        socket.close();
      }
    });
    socket.once('close', () => resolve(received));
  });
}
