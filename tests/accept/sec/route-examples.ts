import { strFromU8, unzipSync } from 'fflate';
import { encodeMediaAddress } from '#domain/photo/media-address.ts';
import type { People, Principal } from './principals.ts';

/** Objects for the paths of REST calls: some that `buyer` owns, and one of every public kind. */
export interface RouteThings {
  /** A stored photo of the buyer that nothing public shows. */
  readonly photoHash: string;
  /** A photo of a published product. */
  readonly publicHash: string;
  /** An unfinished upload of the buyer. */
  readonly uploadHash: string;
  /** The hash of a photo that has not been uploaded yet. */
  readonly freshHash: string;
  readonly mailUuid: string;
  /** A payment at the demo's payment provider. */
  readonly paymentId: string;
  /** A published product of an unrelated seller. */
  readonly productUuid: string;
  readonly sitemapName: string;
}

/** How a route is called to test its row of the permission table. */
export interface RouteExample {
  readonly request: (things: RouteThings) => RouteRequest;
  /** The status of a permitted call; 200 by default. */
  readonly granted?: number;
  /** Owner of the object in the path; absent if the path names nobody's object. */
  readonly of?: 'buyer';
  /** Describes what is wrong with the answer to a permitted call, or returns null. */
  readonly check?: (bytes: Uint8Array, who: Principal, people: People) => string | null;
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

/** By Fastify's route pattern. A route without an example is a finding. */
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
  'GET /outbox/preview': at('/outbox/preview'),
  'GET /outbox/preview/:locale/:sample': at('/outbox/preview/nl/bid_received'),
  'GET /outbox/preview/:locale/:sample/page': at('/outbox/preview/nl/bid_received/page'),
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
    check: (body, who, people) => {
      const own = personOf(who, people)?.row.wishlist_uuid ?? '';
      return strFromU8(body) === JSON.stringify({ wishlist_uuid: own })
        ? null
        : "not the caller's own wishlist";
    },
  },
  'GET /api/v2/users/me/export/': {
    request: () => ({ path: '/api/v2/users/me/export/' }),
    check: (body, who, people) => {
      const text = strFromU8(unzipSync(body)['data.json'] ?? new Uint8Array());
      const others = Object.values(people).filter(({ id }) => id !== personOf(who, people)?.id);
      const revealed = others.filter(({ email, id }) => text.includes(email) || text.includes(id));
      if (revealed.length > 0) return `holds something of ${revealed.length} others`;
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
    // The link decides, not the caller: an unknown one is refused for everybody.
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
  // Unknown payouts and sold products; those of other people are tested in tests/api/payouts.test.ts.
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
    // Redirects to the page to which the provider sends the payer.
    granted: 303,
    request: ({ paymentId }) => ({
      path: `/demo/payment/${paymentId}`,
      headers: form,
      body: 'status=failed',
    }),
  },
  'GET /api/push/key': at('/api/push/key'),
  'PUT /api/push/subscriptions': {
    // A session grants nothing here, and the old subscription is unknown.
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
