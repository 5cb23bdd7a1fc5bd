import type { Policy } from '../graphql/policy.ts';

/** The server's own routes; the permissions of POST /graphql are defined per operation. */
export const policy = {
  'POST /graphql': { who: 'anyone' },
  'GET /healthz': { who: 'anyone' },
  'GET /readyz': { who: 'anyone' },
  'GET /version.json': { who: 'anyone' },
  // Registered only in the demo.
  'GET /outbox': { who: 'anyone' },
  'GET /outbox/:id': { who: 'anyone' },
  'GET /outbox/:id/page': { who: 'anyone' },
  'GET /outbox/preview': { who: 'anyone' },
  'GET /outbox/preview/:locale/:sample': { who: 'anyone' },
  'GET /outbox/preview/:locale/:sample/page': { who: 'anyone' },
  // Pages and files of the built app.
  'GET /': { who: 'anyone' },
  'GET /robots.txt': { who: 'anyone' },
  'GET /sitemap.xml': { who: 'anyone' },
  'GET /sitemaps/:name': { who: 'anyone' },
  'GET /*': { who: 'anyone' },
} satisfies Policy;
