import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { permissions } from '#server/composition.ts';
import { permissionOf } from '#server/graphql/permissions.ts';
import { makeProduct, photoKey } from '#tests/factories/products.ts';
import { makeSeller } from '#tests/factories/sellers.ts';
import { jpegOf, uploader } from '#tests/factories/uploads.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';
import { addressOf, authorized } from './http.ts';
import type { MatrixReport } from './matrix.ts';
import { makePeople, type People, type Principal, principals, tokenOf } from './principals.ts';
import { pictureAt, type RouteExample, type RouteThings, routeExamples } from './route-examples.ts';
import { changedTables, snapshot } from './snapshot.ts';

/** Starts a server with every route, including the demo's mailbox and a built app. */
export async function startWithEveryRoute(): Promise<ApiHarness> {
  const appDir = mkdtempSync(path.join(tmpdir(), 'hervonden-routes-'));
  writeFileSync(path.join(appDir, 'index.html'), '<!doctype html><title>Hervonden</title>');
  writeFileSync(path.join(appDir, 'robots-are-welcome.txt'), 'yes');
  const api = await startApi({
    config: { demo: true, demoListings: 3, appDir, staffSecondFactor: 'required' },
  });
  return {
    ...api,
    async close() {
      await api.close();
      rmSync(appDir, { recursive: true });
    },
  };
}

/**
 * Calls every REST route as every principal over a real connection and compares the answers with the permission table
 * (S3, PERM-008).
 */
export async function runRouteMatrix(api: ApiHarness): Promise<MatrixReport> {
  const people = await makePeople(api);
  const things = await makeRouteThings(api, people);
  const findings: string[] = [];
  let cells = 0;
  for (const route of [...new Set(api.server.routes)]) {
    const example = routeExamples[route];
    if (example === undefined) {
      findings.push(`${route} has no example in tests/accept/sec/route-examples.ts`);
      continue;
    }
    for (const who of principals) {
      cells += 1;
      const finding = await checkRoute(api, { route, example, who, people, things });
      if (finding !== null) findings.push(`${route} as ${who}: ${finding}`);
    }
  }
  for (const who of principals) {
    const headers = authorized(await tokenOf(api, people, who));
    const { status } = await fetch(`${await addressOf(api)}${pictureAt(things.photoHash)}`, { headers });
    if (status !== 404)
      findings.push(`GET /media/* of a photo that is not public as ${who}: answered ${status}`);
  }
  const left = Object.keys(routeExamples).filter((route) => !api.server.routes.includes(route));
  return { cells, findings: [...findings, ...left.map((route) => `${route} is no route`)] };
}

interface RouteCell {
  readonly route: string;
  readonly example: RouteExample;
  readonly who: Principal;
  readonly people: People;
  readonly things: RouteThings;
}

const grantedOf = ({ granted = 200 }: RouteExample) => granted;

/** Principals who act for a seller. */
const sellers: readonly Principal[] = ['seller', 'otherSeller', 'brandSeller'];

/** The status that a caller has to get. */
function expectedStatus(route: string, example: RouteExample, who: Principal): number {
  const isSignedIn = who !== 'visitor' && who !== 'inactive';
  const row = permissionOf(permissions, route);
  if (row.who !== 'anyone' && !isSignedIn) return 401;
  if (row.who === 'staff' && who !== 'admin') return 403;
  if (row.who === 'seller' && !sellers.includes(who)) return 403;
  // 404, so that the answer does not reveal whether somebody else has such an object.
  return example.of === undefined || example.of === who ? grantedOf(example) : 404;
}

async function checkRoute(api: ApiHarness, cell: RouteCell): Promise<string | null> {
  const { route, example, who, people, things } = cell;
  const { path: where, headers, body } = example.request(things);
  const wanted = expectedStatus(route, example, who);
  const isReading = route.startsWith('GET ');
  const isGranted = wanted === grantedOf(example);
  const before = isGranted || isReading ? null : await snapshot(api);
  const response = await fetch(`${await addressOf(api)}${where}`, {
    method: route.split(' ')[0] ?? 'GET',
    headers: { ...headers, ...authorized(await tokenOf(api, people, who)) },
    redirect: 'manual',
    ...(body !== undefined && { body }),
  });
  const answer = new Uint8Array(await response.arrayBuffer());
  if (response.status !== wanted) return `should be told ${wanted}, was told ${response.status}`;
  if (before === null) return isGranted ? (example.check?.(answer, who, people) ?? null) : null;
  const changed = changedTables(before, await snapshot(api));
  return changed.length === 0 ? null : `was refused and still changed ${changed.join(', ')}`;
}

async function makeRouteThings(api: ApiHarness, people: People): Promise<RouteThings> {
  const token = await tokenOf(api, people, 'buyer');
  const upload = uploader(api, token ?? '');
  const photo = await jpegOf(3);
  const { mediaKey } = (await upload.send(photo)).json<{ mediaKey: string }>();
  const published = await jpegOf(4);
  const publicHash = (await upload.send(published)).json<{ mediaKey: string }>().mediaKey;
  const [uploadHash, freshHash] = [photoKey(), photoKey()];
  await upload.announce(new Uint8Array(1000), { hash: uploadHash });
  const mailUuid = randomUUID();
  await api.db
    .insertInto('mail_outbox')
    .values({
      ...{ id: mailUuid, recipient: 'noor@hervonden.test', subject: 'Hallo', body: 'Hallo' },
      ...{ html: '<p>Hallo</p>', created_at: new Date() },
    })
    .execute();
  const index = await (await fetch(`${await addressOf(api)}/sitemap.xml`)).text();
  const sitemapName = /\/sitemaps\/([^<]+)</.exec(index)?.[1] ?? '';
  const productUuid = (await makeProduct(api.db, await makeSeller(api.db))).id;
  await api.db
    .updateTable('product_images')
    .set({ key: publicHash })
    .where('product_id', '=', productUuid)
    .where('position', '=', 0)
    .execute();
  const paymentId = `sim_${randomUUID()}`;
  await api.db
    .insertInto('simulated_payments')
    .values({
      ...{ id: paymentId, idempotency_key: paymentId, reference: randomUUID(), amount_cents: 100 },
      ...{ status: 'created', return_url: 'http://localhost/', created_at: new Date() },
    })
    .execute();
  const hashes = { photoHash: mediaKey, publicHash, uploadHash, freshHash };
  return { ...hashes, mailUuid, paymentId, productUuid, sitemapName };
}
