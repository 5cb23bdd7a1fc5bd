import { safeReturn } from '#src/paths/safe-return.ts';
import { act } from '#tests/factories/account-client.ts';
import { makeUser } from '#tests/factories/users.ts';
import type { AccountFixture } from './account-fixture.ts';
import { addressOf, post } from './http.ts';
import { type Figure, held, none } from './run-script.ts';

const hosts = [
  'evil.example',
  'hervonden.test.evil.example',
  'localhost:4000@evil.example',
  '2130706433',
  '[::1]:9',
];
const prefixes = [
  ...['//', '///', '////', '/\\', '\\\\', '\\/', '/\t/', '/\n/', '/\r\n/', '\t//', ' //', '/.//', '/..//'],
  ...[
    'http://',
    'https://',
    'HTTPS://',
    'https:',
    'https:/',
    'http:\\\\',
    '//%09/',
    '/%2f%2f',
    '/%5c',
    '/./\\',
  ],
];
const whole = [
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
  ],
  ...[
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://evil.example/x',
    'file:///etc/passwd',
  ],
  ...[
    'evil.example',
    '.evil.example',
    '@evil.example',
    ':80@evil.example',
    '?//evil.example',
    '#//evil.example',
  ],
  ...[
    '/\u2028/evil.example',
    '/\u3002/evil.example',
    '//evil\u3002example',
    '／／evil.example',
    '/\u0000/evil.example',
  ],
  ...[
    'mailto:a@evil.example',
    'ftp://evil.example',
    'ws://evil.example',
    'intent://evil.example#Intent;end',
    `/${'x'.repeat(600)}`,
  ],
];

/** At least a hundred addresses that try to lead to another site. */
export const payloads: readonly string[] = [
  ...new Set([...prefixes.flatMap((prefix) => hosts.map((host) => `${prefix}${host}/x`)), ...whole]),
];

/** Whether `location.assign(address)` on a page of the shop stays on its origin. */
function staysHere(address: string, origin: string): boolean {
  return URL.parse(address, `${origin}/account?redirect=x`)?.origin === origin;
}

const harmless = [
  '/favorieten?page=2',
  '/product/stoel-1#foto',
  '/account/biedingen',
  '/en/furniture?q=a%2Fb',
];

/** No redirect target leads to another site: neither in emails, nor in the browser, nor in server responses (S15). */
export async function redirectFigures(
  { api, mails }: AccountFixture,
  chosen = payloads,
): Promise<readonly Figure[]> {
  const origin = new URL(api.server.deps.config.publicUrl).origin;
  const browser = chosen.filter((address) => {
    const back = safeReturn(address);
    return back !== null && (!staysHere(back, origin) || !staysHere(`${back}`, 'https://hervonden.nl'));
  });
  const mailed = await mailedOnward({ api, mails }, chosen, origin);
  const answered = await serverRedirects(await addressOf(api), chosen);
  return [
    none('payloads that the browser would follow elsewhere after signing in', browser.length, chosen.length),
    none('payloads that a mailed link carries elsewhere', mailed.length, chosen.length),
    none('requests that the server answered with a way elsewhere', answered.length, chosen.length),
    held(
      'paths of our own pass unchanged',
      harmless.every((path) => safeReturn(path) === path),
    ),
  ];
}

async function mailedOnward(
  { api, mails }: Pick<AccountFixture, 'api' | 'mails'>,
  chosen: readonly string[],
  origin: string,
): Promise<readonly string[]> {
  const url = await addressOf(api);
  const user = await makeUser(api.db);
  const gone: string[] = [];
  for (const [at, redirectUrl] of chosen.entries()) {
    // The limits per email address and client address are not under test here.
    const { limits } = api.server.deps;
    await limits.forget({ name: 'link-magic_link', times: 5, seconds: 900 }, user.email);
    const body = {
      query:
        'mutation ($email: String!, $to: String) { requestMagicLink(email: $email, redirectUrl: $to) { __typename } }',
      variables: { email: user.email, to: redirectUrl },
    };
    const before = mails.length;
    const answer = await post<{ requestMagicLink: { __typename: string } } | null>(url, body, {
      headers: { 'x-forwarded-for': `10.9.${at >> 8}.${at & 255}` },
    });
    await api.server.background.runOnce();
    const mail = mails[before];
    // A text that the database cannot store is refused before an email is sent.
    if (mail === undefined && answer.data?.requestMagicLink.__typename !== 'Requested') continue;
    const links = [...(mail?.text.matchAll(/https?:\S+/g) ?? [])].map(([link]) => link);
    const isOurs = links.length > 0 && links.every((link) => new URL(link).origin === origin);
    const onward = links
      .map((link) => new URL(link).searchParams.get('redirectUrl'))
      .filter((to) => to !== null);
    if (!isOurs || onward.some((to) => !staysHere(to, origin))) gone.push(redirectUrl);
  }
  return gone;
}

/** Requests the payload as a path, and as a parameter of pages that redirect. */
async function serverRedirects(url: string, chosen: readonly string[]): Promise<readonly string[]> {
  const gone: string[] = [];
  for (const payload of chosen) {
    const given = encodeURIComponent(payload);
    const paths = [
      `/account?redirect=${given}&redirectUrl=${given}&savedUrl=${given}`,
      `/${given}`,
      `//evil.example/${given}`,
    ];
    for (const path of paths) {
      const response = await fetch(`${url}${path}`, { redirect: 'manual', headers: { accept: 'text/html' } });
      const location = response.headers.get('location');
      if (location !== null && !staysHere(location, url)) gone.push(`${path} -> ${location}`);
    }
  }
  return gone;
}

/** The sign-up email contains a redirect target as well. */
export async function signUpOnward({ api, mails }: Pick<AccountFixture, 'api' | 'mails'>): Promise<Figure> {
  const email = `${crypto.randomUUID()}@hervonden.test`;
  const input = {
    email,
    password: 'zomer-in-utrecht-2',
    name: 'Nieuw Persoon',
    redirectUrl: '//evil.example',
  };
  await act(api, 'createUser', input);
  await api.server.background.runOnce();
  const text = mails.findLast(({ to }) => to === email)?.text ?? 'evil.example';
  return held('the mail of a sign-up leads on to nothing foreign', !text.includes('evil.example'));
}
