import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { answerOperation } from '#server/graphql/answer-operation.ts';
import { contextFor } from '#server/graphql/request-context.ts';
import type { CatalogStamp } from '#server/search/catalog-stamp.ts';
import { end, makeCart, pay } from '../factories/orders.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSeller } from '../factories/sellers.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

// The server with a fake app, whose pages ask for the brands.
const entry = `export async function renderPage({ ask }) {
  const { data } = await ask({ query: '{ brands { count } }', operationName: null, variables: {} });
  return { kind: 'page', status: 200, head: '', body: '<p>' + data.brands.length + '</p>', routes: [], hasSecretLink: false };
}`;

const shell = '<html><head><meta name="viewport"></head><body><div id="root"></div></body></html>';

let api: ApiHarness;
let folder: string;
let seller: string;
let product: { readonly id: string };
let now = new Date();

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'hervonden-answers-'));
  for (const name of ['server', '.vite']) mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, 'index.html'), shell);
  writeFileSync(path.join(folder, '.vite/manifest.json'), '{}');
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(path.join(folder, 'server/entry-server.js'), entry);
  api = await startApi({ config: { appDir: folder }, clock: { now: () => now } });
  await api.server.deps.search.ready();
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  seller = await makeSeller(api.db, { name: 'De Kringloop' });
  product = await makeProduct(api.db, seller, { title: 'Stoel', brand: 'Artifort' });
});

const stamp = () => api.server.deps.search.readStamp(now);
const variables = () => ({ filters: [{ type: 'SELLER', value: seller }] });

interface Answered {
  readonly isCached: boolean;
  readonly json: string;
}

/** Asks as a page does that is made for a visitor. */
async function askAsPage(query: string, asOf: CatalogStamp): Promise<Answered> {
  const { app, server } = api;
  const context = contextFor(server.deps, { ip: '127.0.0.1', headers: {}, isPage: true, asOf }, null);
  const answer = await answerOperation(app, server.deps.answers, context, { query, variables: variables() });
  return answer.kind === 'cached'
    ? { isCached: true, json: answer.cached.body.toString() }
    : { isCached: false, json: JSON.stringify(answer.result) };
}

const askAsApp = async (query: string) => JSON.stringify((await api.graphql(query, variables())).data);

const list = `query ($filters: [FilterInput!]) { searchProductsNew(filters: $filters) {
  products { title reservedUntil } } }`;
const brands = '{ brands { value count } }';

async function changeTitle(title: string): Promise<void> {
  await api.db.updateTable('products').set({ title }).where('id', '=', product.id).execute();
}

/** Changes the title without numbering the change, so that only an answer from the cache still has the old one. */
async function changeTitleUnseen(title: string): Promise<void> {
  await sql`alter table products disable trigger catalog_feed`.execute(api.db);
  await changeTitle(title);
  await sql`alter table products enable trigger catalog_feed`.execute(api.db);
}

describe('an answer that several pages need', () => {
  test.each([
    ['a list', list],
    ['the brands with their counts', brands],
  ])('%s: is computed twice for each state of the catalogue', async (_what, query) => {
    const before = await stamp();
    const first = await askAsPage(query, before);
    expect(first.isCached).toBe(false);
    expect((await askAsPage(query, before)).isCached).toBe(false);
    expect(await askAsPage(query, before)).toEqual({ isCached: true, json: first.json });
    await changeTitle('Bank');
    await makeProduct(api.db, seller, { brand: 'Artifort' });
    const after = await askAsPage(query, await stamp());
    expect(after.isCached).toBe(false);
    expect(after.json).not.toBe(first.json);
  });

  test('is also that of the app, and needs no query of the database', async () => {
    await askAsApp(list);
    await askAsPage(list, await stamp());
    await changeTitleUnseen('Ongezien');
    expect(await askAsApp(list)).toContain('Stoel');
    const asOf = await stamp();
    const queries = vi.spyOn(api.db.getExecutor(), 'executeQuery');
    onTestFinished(() => queries.mockRestore());
    expect((await askAsPage(list, asOf)).json).toContain('Stoel');
    expect(queries).not.toHaveBeenCalled();
  });

  test('is not cached as the current one if the page is older than a change', async () => {
    const before = await stamp();
    await askAsPage(list, before);
    await changeTitle('Bank');
    await askAsPage(list, before);
    expect(await askAsApp(list)).toContain('Bank');
    expect((await askAsPage(list, await stamp())).json).toContain('Bank');
  });

  test('is not cached as the current one if the product was reserved since the page was asked for', async () => {
    const before = await stamp();
    await askAsPage(list, before);
    const cart = await makeCart(api, { email: 'a@hervonden.test' }, [{ id: product.id }]);
    const { transactionUid = '' } = await pay(api, cart);
    await askAsPage(list, before);
    const free = '"reservedUntil":null';
    expect(await askAsApp(list)).not.toContain(free);
    expect((await askAsPage(list, await stamp())).json).not.toContain(free);
    await end(api, transactionUid, 'cancelled');
    expect((await askAsPage(list, await stamp())).json).toContain(free);
  });

  test('is not cached if it has a reservation that began while it was computed', async () => {
    await askAsApp(list);
    const cart = await makeCart(api, { email: 'c@hervonden.test' }, [{ id: product.id }]);
    const { search } = api.server.deps;
    const find = search.search.bind(search);
    let transactionUid = '';
    const searching = vi.spyOn(search, 'search').mockImplementationOnce(async (...asked) => {
      ({ transactionUid = '' } = await pay(api, cart));
      return await find(...asked);
    });
    onTestFinished(() => searching.mockRestore());
    const free = '"reservedUntil":null';
    expect(await askAsApp(list)).not.toContain(free);
    await end(api, transactionUid, 'cancelled');
    expect(await askAsApp(list)).toContain(free);
  });

  test('ends with a reservation that ends by itself', async () => {
    await pay(api, await makeCart(api, { email: 'b@hervonden.test' }, [{ id: product.id }]));
    for (const isCached of [false, false, true])
      expect((await askAsPage(list, await stamp())).isCached).toBe(isCached);
    now = new Date(now.getTime() + 24 * 60 * 60_000);
    expect((await askAsPage(list, await stamp())).json).toContain('"reservedUntil":null');
  });

  test('of which a page has an older state stays for the others', async () => {
    const before = await stamp();
    await changeTitle('Bank');
    for (let time = 0; time < 2; time += 1) await askAsPage(list, await stamp());
    expect((await askAsPage(list, before)).isCached).toBe(false);
    expect((await askAsPage(list, await stamp())).isCached).toBe(true);
  });

  test('titles alone are not cached: they are in memory', async () => {
    const cached = [];
    for (let time = 0; time < 3; time += 1)
      cached.push((await askAsPage('{ brands { title } }', await stamp())).isCached);
    expect(cached).toEqual([false, false, false]);
  });

  test('is asked for by the pages of the server', async () => {
    const computed = vi.spyOn(api.server.deps.answers, 'recordAsked');
    onTestFinished(() => computed.mockRestore());
    for (const url of ['/a', '/b', '/c'])
      expect((await api.inject({ url, headers: { accept: 'text/html' } })).statusCode).toBe(200);
    expect(computed).toHaveBeenCalledTimes(2);
  });
});

test('pages read the names of sellers among the filters once, and anew when one has changed', async () => {
  const filters = `query ($filters: [FilterInput!]) { searchProductsNew(filters: $filters) {
    filterGroups(only: [SELLER]) { options { title } } products { wishlistCount } } }`;
  expect((await askAsPage(filters, await stamp())).json).toContain('De Kringloop');
  const asOf = await stamp();
  const queries = vi.spyOn(api.db.getExecutor(), 'executeQuery');
  onTestFinished(() => queries.mockRestore());
  const ofNames = () =>
    queries.mock.calls.filter(([{ sql: text }]) => text.startsWith('select "id", "name" from "sellers"'));
  expect((await askAsPage(filters, asOf)).json).toContain('De Kringloop');
  expect(ofNames()).toHaveLength(0);
  await api.db.updateTable('sellers').set({ name: 'De Vondst' }).where('id', '=', seller).execute();
  expect((await askAsPage(filters, await stamp())).json).toContain('De Vondst');
  expect(ofNames()).toHaveLength(1);
});
