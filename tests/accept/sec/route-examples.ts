import { strFromU8, unzipSync } from 'fflate';
import { encodeMediaAddress } from '#domain/photo/media-address.ts';
import type { People, Principal } from './principals.ts';

/** What a REST call may name: things that `buyer` owns, and one of everything that is public. */
export interface RouteThings {
  /** A photo of the buyer whose bytes are kept, and which nothing public shows. */
  readonly photoHash: string;
  /** A photo of a published product. */
  readonly publicHash: string;
  /** An upload of the buyer that has begun. */
  readonly uploadHash: string;
  /** A photo that anybody may announce. */
  readonly freshHash: string;
  readonly mailUuid: string;
  /** A payment at the demo's provider. */
  readonly paymentId: string;
  /** A published product of nobody among the people. */
  readonly productUuid: string;
  readonly sitemapName: string;
}

/** What the call of a route means for the permission table. */
export interface RouteExample {
  readonly request: (things: RouteThings) => RouteRequest;
  /** The status of who is let in; 200 unless it says another. */
  readonly granted?: number;
  /** Whose thing the address names; absent where it names nobody's. */
  readonly of?: 'buyer';
  /** Says what is wrong with an answer that was let in; null when nothing is. */
  readonly judge?: (bytes: Uint8Array, who: Principal, people: People) => string | null;
}

interface RouteRequest {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const json = { 'content-type': 'application/json' };
const bytes = { 'content-type': 'application/octet-stream', 'upload-offset': '0' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const at = (path: string): RouteExample => ({ request: () => ({ path }) });

function personOf(who: Principal, people: People) {
  return who === 'visitor' ? null : people[who];
}

export function pictureAt(key: string): string {
  return `/media/${encodeMediaAddress({ bucket: 'listings', key, width: 300, height: null, fit: 'inside' })}`;
}

/** By the route as Fastify knows it. A route without an example is a finding. */
export const routeExamples: Readonly<Record<string, RouteExample>> = {
  'POST /graphql': {
    request: () => ({ path: '/graphql', headers: json, body: JSON.stringify({ query: '{ __typename }' }) }),
  },
  'GET /healthz': at('/healthz'),
  'GET /readyz': at('/readyz'),
  'GET /version.json': at('/version.json'),
  'GET /outbox': at('/outbox'),
  'GET /outbox/:id': { request: ({ mailUuid }) => ({ path: `/outbox/${mailUuid}` }) },
  'GET /outbox/:id/page': { request: ({ mailUuid }) => ({ path: `/outbox/${mailUuid}/page` }) },
  'GET /': { request: () => ({ path: '/', headers: { accept: 'text/html' } }) },
  'GET /*': at('/robots-are-welcome.txt'),
  'GET /robots.txt': at('/robots.txt'),
  'GET /sitemap.xml': at('/sitemap.xml'),
  'GET /sitemaps/:name': { request: ({ sitemapName }) => ({ path: `/sitemaps/${sitemapName}` }) },
  'GET /media/*': {
    request: ({ publicHash }) => ({ path: pictureAt(publicHash) }),
  },
  'GET /api/v2/users/me/': {
    request: () => ({ path: '/api/v2/users/me/' }),
    judge: (body, who, people) => {
      const own = personOf(who, people)?.row.wishlist_uuid ?? '';
      return strFromU8(body) === JSON.stringify({ wishlist_uuid: own })
        ? null
        : "not the caller's own wishlist";
    },
  },
  'GET /api/v2/users/me/export/': {
    request: () => ({ path: '/api/v2/users/me/export/' }),
    judge: (body, who, people) => {
      const text = strFromU8(unzipSync(body)['data.json'] ?? new Uint8Array());
      const others = Object.values(people).filter(({ id }) => id !== personOf(who, people)?.id);
      const told = others.filter(({ email, id }) => text.includes(email) || text.includes(id));
      if (told.length > 0) return `holds something of ${told.length} others`;
      return text.includes(personOf(who, people)?.email ?? '-')
        ? null
        : "does not hold the caller's own data";
    },
  },
  'POST /api/v2/conversations/': {
    request: ({ productUuid }) => ({
      path: '/api/v2/conversations/',
      headers: json,
      body: JSON.stringify({ product: productUuid }),
    }),
  },
  'POST /api/v2/pixel/': {
    granted: 204,
    request: () => ({
      path: '/api/v2/pixel/',
      headers: { ...json, cookie: 'cookie-consent=1.0' },
      body: JSON.stringify({ type: 'page_view', path: '/' }),
    }),
  },
  'POST /auth/newsletter-subscribe/': {
    request: () => ({
      path: '/auth/newsletter-subscribe/',
      headers: json,
      body: JSON.stringify({ email: `${crypto.randomUUID()}@hervonden.test` }),
    }),
  },
  'POST /nieuwsbrief/afmelden': {
    // The link decides, not who follows it: one that nobody got is refused to everybody alike.
    granted: 422,
    request: () => ({
      path: '/nieuwsbrief/afmelden?token=x',
      headers: form,
      body: 'List-Unsubscribe=One-Click',
    }),
  },
  'POST /meldingen/afmelden': {
    granted: 422,
    request: () => ({
      path: '/meldingen/afmelden?token=x',
      headers: form,
      body: 'List-Unsubscribe=One-Click',
    }),
  },
  'POST /api/v2/payments/:transactionUid/webhook': {
    request: () => ({
      path: `/api/v2/payments/${crypto.randomUUID()}/webhook`,
      headers: form,
      body: 'id=tr_1',
    }),
  },
  'GET /api/v2/pickups/:deliveryUuid/calendar': {
    // The signature decides, not the caller: an invalid one is refused for everybody.
    granted: 422,
    request: () => ({ path: `/api/v2/pickups/${crypto.randomUUID()}/calendar?side=BUYER&signature=x` }),
  },
  'POST /api/v2/payouts/:payoutUid/webhook': {
    request: () => ({
      path: `/api/v2/payouts/${crypto.randomUUID()}/webhook`,
      headers: form,
      body: 'id=po_1',
    }),
  },
  // Unknown payouts and sold products; tests/api/payouts.test.ts covers those of somebody else.
  'GET /api/v2/payouts/:payoutUid/statement.csv': {
    granted: 404,
    request: () => ({ path: `/api/v2/payouts/${crypto.randomUUID()}/statement.csv` }),
  },
  'GET /api/v2/payouts/:payoutUid/statement.pdf': {
    granted: 404,
    request: () => ({ path: `/api/v2/payouts/${crypto.randomUUID()}/statement.pdf` }),
  },
  'GET /api/v2/payouts/:payoutUid/invoice.pdf': {
    granted: 404,
    request: () => ({ path: `/api/v2/payouts/${crypto.randomUUID()}/invoice.pdf` }),
  },
  'GET /api/v2/payouts/:payoutUid/credit-notes/:number/credit-note.pdf': {
    granted: 404,
    request: () => ({ path: `/api/v2/payouts/${crypto.randomUUID()}/credit-notes/1/credit-note.pdf` }),
  },
  'GET /api/v2/order-products/:lineUid/packing-slip.pdf': {
    granted: 404,
    request: () => ({ path: `/api/v2/order-products/${crypto.randomUUID()}/packing-slip.pdf` }),
  },
  'GET /api/v2/staff/payouts/transfers.xml': {
    granted: 404,
    request: () => ({ path: '/api/v2/staff/payouts/transfers.xml' }),
  },
  'GET /api/v2/seller-years/:year/statement.csv': {
    request: () => ({ path: `/api/v2/seller-years/${new Date().getFullYear()}/statement.csv` }),
  },
  'GET /api/v2/staff/reports/figures.csv': {
    request: () => ({ path: '/api/v2/staff/reports/figures.csv' }),
  },
  'GET /api/v2/shipments/:deliveryUuid/label': {
    granted: 422,
    request: () => ({ path: `/api/v2/shipments/${crypto.randomUUID()}/label?signature=x` }),
  },
  'POST /api/v2/shipments/:deliveryUuid/webhook': {
    granted: 422,
    request: () => ({
      ...{ path: `/api/v2/shipments/${crypto.randomUUID()}/webhook?signature=x`, headers: json, body: '{}' },
    }),
  },
  'GET /demo/payment/:id': { request: ({ paymentId }) => ({ path: `/demo/payment/${paymentId}` }) },
  'POST /demo/payment/:id': {
    // On to where the provider sends the payer.
    granted: 303,
    request: ({ paymentId }) => ({
      path: `/demo/payment/${paymentId}`,
      headers: form,
      body: 'status=failed',
    }),
  },
  'GET /api/push/key': at('/api/push/key'),
  'PUT /api/push/subscriptions': {
    // Nobody is let in by a session: the old subscription is not known.
    granted: 422,
    request: () => ({
      path: '/api/push/subscriptions',
      headers: json,
      body: JSON.stringify({ old: { endpoint: 'x', auth: 'x' } }),
    }),
  },
  'POST /api/media/uploads': {
    request: ({ freshHash }) => ({
      path: '/api/media/uploads',
      headers: json,
      body: JSON.stringify({ hash: freshHash, bytes: 1000 }),
    }),
  },
  'PATCH /api/media/uploads/:hash': {
    of: 'buyer',
    request: ({ uploadHash }) => ({ path: `/api/media/uploads/${uploadHash}`, headers: bytes, body: '' }),
  },
  'GET /api/media/own/:hash': {
    of: 'buyer',
    request: ({ photoHash }) => ({ path: `/api/media/own/${photoHash}` }),
  },
};
