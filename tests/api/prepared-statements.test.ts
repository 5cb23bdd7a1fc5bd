import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { guardedPool } from '#server/db/guarded-pool.ts';
import { PreparedStatements } from '#server/db/prepared-statements.ts';
import { createScratchDatabase, type ScratchDatabase } from '#tests/setup/postgres.ts';

// Prepared statements belong to a connection of PostgreSQL; the embedded engine has none.

interface Chairs {
  chairs: { id: number; name: string };
}

let scratch: ScratchDatabase;
let pool: Pool;
let db: Kysely<Chairs>;

beforeAll(async () => {
  scratch = await createScratchDatabase();
});
afterAll(() => scratch.drop());
beforeEach(async () => {
  pool = new Pool({ connectionString: scratch.url, max: 1 });
  db = new Kysely<Chairs>({
    dialect: new PostgresDialect({ pool: guardedPool(pool, new PreparedStatements(2)) }),
  });
  await sql`drop table if exists chairs`.execute(db);
  await sql`create table chairs (id integer, name text)`.execute(db);
  await db.insertInto('chairs').values({ id: 1, name: 'Revolt' }).execute();
  return () => db.destroy();
});

const read = (from = db) => from.selectFrom('chairs').selectAll().where('id', '=', 1).execute();

/** The names under which the connection has prepared something. */
async function prepared(): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    'select name from pg_prepared_statements order by name',
  );
  return rows.map(({ name }) => name);
}

test('a query is prepared once it is frequent, and nothing that writes', async () => {
  await read();
  expect(await prepared()).toEqual([]);
  for (let times = 0; times < 3; times += 1) expect(await read()).toEqual([{ id: 1, name: 'Revolt' }]);
  expect(await prepared()).toEqual(['often_1']);
  for (let id = 2; id < 6; id += 1) await db.insertInto('chairs').values({ id, name: 'Chair' }).execute();
  expect(await prepared()).toEqual(['often_1']);
});

test('a column that a migration adds is in the next result', async () => {
  for (let times = 0; times < 3; times += 1) await read();
  await sql`alter table chairs add column year integer default 1953`.execute(db);
  for (let times = 0; times < 3; times += 1)
    expect(await read()).toEqual([{ id: 1, name: 'Revolt', year: 1953 }]);
  expect(await prepared()).toEqual(['often_1', 'often_2']);
});

test('a connection that has forgotten its statements still answers', async () => {
  for (let times = 0; times < 3; times += 1) await read();
  await sql`deallocate all`.execute(db);
  for (let times = 0; times < 3; times += 1) expect(await read()).toHaveLength(1);
  expect(await prepared()).toEqual(['often_2']);
});

test('nothing is prepared in a transaction, whose statements could not be repeated', async () => {
  await db.transaction().execute(async (tx) => {
    for (let times = 0; times < 4; times += 1) await read(tx);
  });
  expect(await prepared()).toEqual([]);
  const failing = db.transaction().execute(async (tx) => {
    await read(tx);
    throw new Error('the chair is gone');
  });
  await expect(failing).rejects.toThrow('the chair is gone');
  for (let times = 0; times < 3; times += 1) await read();
  expect(await prepared()).toEqual(['often_1']);
});

test('an error of a prepared query is its own', async () => {
  const divide = (by: number) => sql<{ it: number }>`select 6 / ${by}::integer as it`.execute(db);
  for (let times = 0; times < 3; times += 1) expect((await divide(3)).rows).toEqual([{ it: 2 }]);
  await expect(divide(0)).rejects.toThrow('division by zero');
  expect((await divide(2)).rows).toEqual([{ it: 3 }]);
});

test('a connection keeps a limited number of them', async () => {
  for (let nth = 0; nth < 80; nth += 1)
    for (let times = 0; times < 2; times += 1) await sql`select ${sql.lit(nth)} as it`.execute(db);
  expect(await prepared()).toHaveLength(64);
});
