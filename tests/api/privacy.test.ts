import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { columnsOf, personalData, tableNames } from '#server/modules/privacy/personal-data.ts';
import type { TableName } from '#server/modules/privacy/table-inventory.ts';
import {
  exported,
  fill,
  mark,
  personOf,
  privacyFigures,
  remove,
  wholeDatabase,
} from '#tests/accept/sec/privacy.ts';
import { makeProduct } from '#tests/factories/products.ts';
import { makeSellerUser } from '#tests/factories/sellers.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';

let api: ApiHarness;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('L1 every column of the database is marked with what it holds of people', async () => {
  const tables = await api.db.introspection.getTables();
  const found = tables.map(
    ({ name, columns }) => [name, columns.map((column) => column.name).sort()] as const,
  );
  const ours = new Set<string>(tableNames);
  // Tables of the tools: the list of migrations, and the rate limit counters, which contain only hashes.
  const foreign = found.map(([name]) => name).filter((name) => !ours.has(name));
  expect(foreign.filter((name) => !/^(schema_)?migrations?|^rate_limits$|lock$/.test(name))).toEqual([]);
  for (const [name, columns] of found.filter(([table]) => ours.has(table))) {
    expect(Object.keys(personalData[name as TableName].columns).sort(), name).toEqual(columns);
  }
});

describe('L1 L2 one person among others', () => {
  test('the export holds every mark of theirs and none of another; after erasure none is left anywhere', async () => {
    const [me, other] = [await makeSellerUser(api.db), await makeSellerUser(api.db)];
    const [mine, theirs] = [personOf(me), personOf(other)];
    const tokens = [await api.signIn(me), await api.signIn(other)] as const;
    await fill(api, me);
    await fill(api, other);
    const marks = { mine: await mark(api, mine), theirs: await mark(api, theirs) };
    expect(marks.mine.size).toBeGreaterThan(30);

    const archive = await exported(api, tokens[0]);
    expect(archive.status).toBe(200);
    for (const [column, text] of marks.mine) expect(archive.text, column).toContain(text);
    for (const [column, text] of marks.theirs) expect(archive.text, column).not.toContain(text);
    expect(archive.text).toContain(me.email);
    for (const table of tableNames.filter((name) => personalData[name].rows !== null)) {
      const wanted = columnsOf(table, ['personal', 'kept']);
      if (wanted.length === 0 || ['audit_log', 'product_view_days'].includes(table)) continue;
      if (table === 'product_price_changes') continue;
      expect(Object.keys(archive.data[table]?.[0] ?? {}).sort(), table).toEqual([...wanted].sort());
    }
    expect(archive.text).not.toContain(me.row.password_hash);

    expect((await remove(api, 'niet-dit-1', tokens[0])).data.it).toMatchObject({
      fields: [{ code: 'wrong_password' }],
    });
    expect((await remove(api, me.password, tokens[0])).data.it).toEqual({ deleted: true });
    const left = await wholeDatabase(api);
    const names = [...marks.mine.values(), me.email, me.row.password_hash];
    expect(names.filter((text) => left.includes(text))).toEqual([]);
    for (const [column, text] of marks.theirs) expect(left, column).toContain(text);
    expect((await api.graphql('{ me { __typename } }', {}, { token: tokens[0] })).data).toEqual({
      me: { __typename: 'UserNotAuthenticatedError' },
    });
  });

  test('data that the other party needs stays, without a name: the offer on their product, the product they look at', async () => {
    const me = await makeSellerUser(api.db);
    const token = await api.signIn(me);
    await fill(api, me);
    const product = await makeProduct(api.db, me.sellerId, { title: 'Verkochte kast', inventory: 0 });
    await remove(api, me.password, token);
    const bids = await api.db.selectFrom('bids').selectAll().where('user_id', '=', me.id).execute();
    expect(bids).toMatchObject([{ amount_cents: 100 }]);
    expect(bids[0]?.email).toMatch(/@verwijderd\.invalid$/);
    const row = await api.db
      .selectFrom('products')
      .selectAll()
      .where('id', '=', product.id)
      .executeTakeFirst();
    expect(row).toMatchObject({ title: 'Verkochte kast', status: 'ARCHIVED', city: '' });
  });
});

test('L2 erasure removes the stored events about a person, and leaves those about an address that ends alike', async () => {
  const email = `b${randomUUID()}@voorbeeld.nl`;
  const me = await makeUser(api.db, { email });
  const now = new Date();
  const insert = async (payload: object) => {
    const id = randomUUID();
    const times = { created_at: now, done_at: now, next_attempt_at: now };
    await api.db
      .insertInto('event_outbox')
      .values({ id, type: 'test', payload: JSON.stringify(payload), last_error: null, ...times })
      .execute();
    return id;
  };
  const about = [
    await insert({ userId: me.id }),
    await insert({ to: email }),
    await insert({ notice: { readers: [{ buyer: me.id }] } }),
  ];
  const others = [await insert({ to: `an${email}` }), await insert({ note: `${me.id}-${randomUUID()}` })];

  expect((await remove(api, me.password, await api.signIn(me))).data.it).toEqual({ deleted: true });
  const left = await api.db
    .selectFrom('event_outbox')
    .select('id')
    .where('id', 'in', [...about, ...others])
    .execute();
  expect(left.map(({ id }) => id).sort()).toEqual(others.sort());
});

test('L1 L2 the figures of `npm run sec:privacy` hold, with the photos on the disk', async () => {
  expect((await privacyFigures(api)).filter(({ holds }) => !holds)).toEqual([]);
});

test('a member of staff has to ask a colleague; a visitor has nothing to export', async () => {
  const staff = await makeSellerUser(api.db, {}, { isStaff: true });
  const answer = await remove(api, staff.password, await api.signIn(staff));
  expect(answer.data.it).toEqual({ errorCode: 'staff_account' });
  const visitor = await api.inject({ method: 'GET', url: '/api/v2/users/me/export/' });
  expect(visitor.statusCode).toBe(401);
});
