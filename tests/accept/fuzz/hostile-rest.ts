import type { InjectOptions } from 'fastify';
import { hostileJson, hostileText, type Known, oddTexts } from './hostile-values.ts';
import type { Random } from './random.ts';

const paths = (text: string, hash: string): readonly string[] => [
  '/graphql',
  '/api/v2/users/me/',
  '/api/media/uploads',
  `/api/media/uploads/${hash}`,
  `/api/media/uploads/${text}`,
  `/api/media/own/${hash}?size=preview`,
  `/api/media/own/${text}?size=${text}`,
  `/media/${text}`,
  `/media/${Buffer.from(JSON.stringify({ bucket: 'listings', key: hash, edits: { resize: { width: 320 } } })).toString('base64url')}`,
  `/media/${Buffer.from(JSON.stringify({ bucket: 'catalogue', key: `../${text}`, edits: { resize: { width: 320 } } })).toString('base64url')}`,
  `/media/${Buffer.from(JSON.stringify({ bucket: text, key: 1, edits: [] })).toString('base64url')}`,
  '/healthz',
  '/readyz',
  '/version.json',
  '/outbox',
  `/${text}`,
  '/%00',
  '/%ff%fe',
  '/%2e%2e/%2e%2e/etc/passwd',
  '//evil.example/x',
];

/** `none` omits the header. */
const contentTypes: readonly string[] = [
  'application/json',
  'application/json; charset=utf-7',
  'application/json;;;',
  'application/octet-stream',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'text/html',
  'nonsense',
  '',
  'none',
];

/** A request to a random route with odd headers, path and body. */
export function hostileRequest(random: Random, known: Known): InjectOptions {
  const hash = random.pick(known.hashes);
  const method = random.pick(['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'] as const);
  const type = random.pick(contentTypes);
  const headers: Record<string, string> = {
    accept: random.pick(['*/*', 'text/html', 'image/avif', '', 'a'.repeat(2000)]),
    'accept-language': random.pick(['nl', 'fr;q=1', '*', 'xx-'.repeat(200), '']),
    'upload-offset': random.pick(['0', '-1', '1e20', 'NaN', '', '5', '0x10', '9007199254740993', '1.5']),
  };
  if (type !== 'none') headers['content-type'] = type;
  if (random.chance(0.1)) headers['if-none-match'] = random.pick(['*', '"x"', 'W/"y"']);
  if (random.chance(0.1)) headers['accept-encoding'] = random.pick(['br', 'gzip;q=0', 'zzz']);
  if (random.chance(0.1)) headers.range = 'bytes=5-1';
  const url = random.pick(paths(encodeURIComponent(wellFormed(hostileText(random, known))), hash));
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return { method, url, headers, ...(hasBody && { payload: bodyOf(random, known, hash) }) };
}

function bodyOf(random: Random, known: Known, hash: string): string | Buffer {
  return random.pick<() => string | Buffer>([
    () => '',
    () => '{',
    () => '{"query":"{ me { __typename ',
    () => JSON.stringify(hostileJson(random, known) ?? null),
    () => JSON.stringify({ query: hostileJson(random, known), variables: hostileJson(random, known) }),
    () =>
      JSON.stringify({
        hash,
        bytes: random.pick([0, 1, -1, 1.5, 10, 1e12, '5', null]),
        name: random.pick(oddTexts),
      }),
    () => deepPush(random.pick([20, 2_000, 200_000])),
    () => '{"__proto__":{"query":"{ me { __typename } }"}}',
    () => `${'['.repeat(5000)}${']'.repeat(5000)}`,
    () => Buffer.alloc(random.pick([1, 100, 70_000, 1_100_000]), 7),
    () => Buffer.from([0xff, 0xfe, 0xfd, 0x00]),
  ])();
}

/** A push of documents nested too deeply to traverse: each row has to be refused, not the batch. */
function deepPush(depth: number): string {
  const query =
    'mutation ($rows: [WishlistPushRow!]!) { pushWishlist(schemaVersion: 1, rows: $rows) { __typename ... on WishlistPushed { rejections { id code } } } }';
  const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const row = `{"newDocumentState":{"id":"00000000-0000-4000-8000-000000000001","addedAt":${deep}}}`;
  return `{"query":${JSON.stringify(query)},"variables":{"rows":[${row},${row}]}}`;
}

/** Removes lone surrogates, because a URL is encoded as UTF-8. */
function wellFormed(text: string): string {
  return text.toWellFormed();
}
