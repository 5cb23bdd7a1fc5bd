import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { columnsOf, personalData, tableNames } from '#server/modules/privacy/personal-data.ts';
import type { Person, TableName } from '#server/modules/privacy/table-note.ts';
import { writeDocument } from '#server/modules/sync/store.ts';
import { makePhotos, makeProduct } from '#tests/factories/products.ts';
import { makeSellerUser, type TestSeller } from '#tests/factories/sellers.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';

let api: ApiHarness;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const personOf = ({ id, email, sellerId }: TestSeller): Person => ({ userId: id, email, sellerId });

/** Puts at least one row of a person into every table that holds people's data. */
async function fill(owner: TestSeller): Promise<void> {
  const { db } = api;
  const now = new Date();
  const own = { user_id: owner.id };
  const dates = { created_at: now, updated_at: now };
  const other = await makeSellerUser(db);
  const wish = await makeProduct(db, other.sellerId);
  const sold = await makeProduct(db, owner.sellerId);
  const [photo = ''] = await makePhotos(db, owner.id, 1);
  const [board, cart, item, list] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const insert = (table: string, row: Readonly<Record<string, unknown>>) =>
    sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
      values (${sql.join(Object.values(row))})`.execute(db);
  await insert('boards', { id: board, ...own, title: 'x', share_key: null, ...dates });
  await insert('board_items', { board_id: board, product_id: wish.id });
  await insert('carts', { id: cart, ...own, ...dates });
  await insert('cart_lines', { id: randomUUID(), cart_id: cart, product_id: wish.id, quantity: 1 });
  const bid = { seller_id: other.sellerId, email: owner.email, amount_cents: 100 };
  await insert('bids', {
    id: randomUUID(),
    product_id: wish.id,
    ...own,
    ...bid,
    created_at: now,
    modified_at: now,
  });
  const question = { kind: 'QUESTION', name: 'x', email: owner.email, message: 'x', created_at: now };
  await insert('questions', { id: randomUUID(), product_id: wish.id, ...own, ...question });
  const wanted = { title: 'x', description: 'x', budget_cents: 100, locale: 'nl' };
  await insert('wanted_items', { id: item, ...own, ...wanted, ...dates });
  const picture = { position: 0, key: photo, width: 1, height: 1, color: '#808080' };
  await insert('wanted_images', { item_id: item, ...picture });
  await insert('wanted_matches', { item_id: item, product_id: wish.id, matched_at: now });
  await insert('wishlists', { id: list, email: owner.email, created_at: now });
  await insert('wishlist_items', { wishlist_id: list, product_id: wish.id, added_at: now });
  await insert('viewed_products', { ...own, product_id: wish.id, viewed_at: now });
  const words = { title: 'x', description: 'x' };
  await insert('product_translations', { product_id: sold.id, language: 'en', ...words });
  await insert('uploads', { ...own, hash: photo, bytes: 1, received: 0, ...dates });
  const mail = { recipient: owner.email, subject: 'x', body: 'x', created_at: now };
  await insert('mail_outbox', { id: randomUUID(), ...mail });
  const saved = { id: wish.id, addedAt: 1 };
  await inTransaction(db, (tx) => writeDocument(tx, owner.id, 'wishlist', wish.id, saved));
  const code = { user_id: owner.id, code_hash: 'x'.repeat(64) };
  await insert('recovery_codes', code);
  await insert('totp_factors', { ...own, secret: 'x', confirmed_at: now, last_step: 0 });
  const key = { public_key: 'x', counter: 0, transports: '[]', name: 'x', created_at: now };
  await insert('passkeys', { id: randomUUID(), ...own, credential_id: randomUUID(), ...key });
}

/** Writes a mark of its own into every personal column that takes any text, and answers the marks by column. */
async function mark(person: Person): Promise<ReadonlyMap<string, string>> {
  const marks = new Map<string, string>();
  for (const table of tableNames) {
    const { rows } = personalData[table];
    if (rows === null) continue;
    for (const column of columnsOf(table, ['personal'])) {
      const text = `merk-${randomUUID()}`;
      const isLink = ['email', 'recipient', 'reply_to'].includes(column);
      if (!isLink && (await takes(table, column, text, person))) marks.set(`${table}.${column}`, text);
    }
  }
  return marks;
}

async function takes(table: TableName, column: string, text: string, person: Person): Promise<boolean> {
  const owned = personalData[table].rows?.(person) ?? sql<boolean>`false`;
  const one = sql`update ${sql.table(table)} set ${sql.ref(column)} = ${text} where ${owned}`;
  try {
    await one.execute(api.db);
    return true;
  } catch {
    // A number, a date, or a text that a constraint holds to certain values: it carries no mark.
    return false;
  }
}

/** Everything the database holds, as text by table. */
async function wholeDatabase(): Promise<string> {
  const parts: string[] = [];
  for (const table of tableNames) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`.execute(
      api.db,
    );
    parts.push(...rows.map(({ row }) => `${table}: ${row}`));
  }
  return parts.join('\n');
}

async function exported(
  token: string,
): Promise<{ data: Record<string, object[]>; files: string[]; text: string }> {
  const response = await api.inject({
    method: 'GET',
    url: '/api/v2/users/me/export/',
    headers: { authorization: `Token ${token}` },
  });
  expect(response.statusCode).toBe(200);
  const files = unzipSync(new Uint8Array(response.rawPayload));
  const text = strFromU8(files['data.json'] ?? new Uint8Array());
  return { data: JSON.parse(text) as Record<string, object[]>, files: Object.keys(files), text };
}

const remove = (password: string, token: string) =>
  api.graphql<{ it: Record<string, unknown> }>(
    `mutation ($password: String!) { it: deleteAccount(password: $password) {
      ... on DeletedAccount { deleted } ... on ValidationError { fields { field code } } ... on Error { errorCode } } }`,
    { password },
    { token },
  );

test('L1 every column of the database is marked with what it holds of people', async () => {
  const tables = await api.db.introspection.getTables();
  const found = tables.map(
    ({ name, columns }) => [name, columns.map((column) => column.name).sort()] as const,
  );
  const ours = new Set<string>(tableNames);
  // Tables of the tools: the list of migrations and the counters of the limits, which hold hashes alone.
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
    await fill(me);
    await fill(other);
    const marks = { mine: await mark(mine), theirs: await mark(theirs) };
    expect(marks.mine.size).toBeGreaterThan(30);

    const archive = await exported(tokens[0]);
    for (const [column, text] of marks.mine) expect(archive.text, column).toContain(text);
    for (const [column, text] of marks.theirs) expect(archive.text, column).not.toContain(text);
    expect(archive.text).toContain(me.email);
    for (const table of tableNames.filter((name) => personalData[name].rows !== null)) {
      const wanted = columnsOf(table, ['personal', 'kept']);
      if (wanted.length === 0 || ['audit_log', 'seller_reviews', 'product_view_days'].includes(table))
        continue;
      if (table === 'product_price_changes') continue;
      expect(Object.keys(archive.data[table]?.[0] ?? {}).sort(), table).toEqual([...wanted].sort());
    }
    expect(archive.text).not.toContain(me.row.password_hash);

    expect((await remove('niet-dit-1', tokens[0])).data.it).toMatchObject({
      fields: [{ code: 'wrong_password' }],
    });
    expect((await remove(me.password, tokens[0])).data.it).toEqual({ deleted: true });
    const left = await wholeDatabase();
    const names = [...marks.mine.values(), me.email, me.row.password_hash];
    expect(names.filter((text) => left.includes(text))).toEqual([]);
    for (const [column, text] of marks.theirs) expect(left, column).toContain(text);
    expect((await api.graphql('{ me { __typename } }', {}, { token: tokens[0] })).data).toEqual({
      me: { __typename: 'UserNotAuthenticatedError' },
    });
  });

  test('what the other party needs stays, without a name: the offer on their piece, the piece they look at', async () => {
    const me = await makeSellerUser(api.db);
    const token = await api.signIn(me);
    await fill(me);
    const product = await makeProduct(api.db, me.sellerId, { title: 'Verkochte kast', inventory: 0 });
    await remove(me.password, token);
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

test('a member of staff is told to ask a colleague; a visitor has nothing to export', async () => {
  const staff = await makeSellerUser(api.db, {}, { isStaff: true });
  const answer = await remove(staff.password, await api.signIn(staff));
  expect(answer.data.it).toEqual({ errorCode: 'staff_account' });
  const visitor = await api.inject({ method: 'GET', url: '/api/v2/users/me/export/' });
  expect(visitor.statusCode).toBe(401);
});
