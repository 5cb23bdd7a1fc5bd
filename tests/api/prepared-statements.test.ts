import { once } from 'node:events';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, type PoolConfig } from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import { guardedPool } from '#server/db/guarded-pool.ts';
import { PreparedStatements } from '#server/db/prepared-statements.ts';
import { createScratchDatabase } from '#tests/setup/postgres.ts';

interface Chairs {
  chairs: { id: number; name: string };
}

/** How to connect to a database of each engine, and how to end it. */
const engines = {
  async postgres() {
    const { url, drop } = await createScratchDatabase();
    return { config: { connectionString: url } satisfies PoolConfig, end: drop };
  },
  async pglite() {
    const pglite = new PGlite();
    await pglite.waitReady;
    return { config: { ...createPgConfig(pglite), idleTimeoutMillis: 0 }, end: () => pglite.close() };
  },
};

describe.each(Object.keys(engines) as (keyof typeof engines)[])('on %s', (engine) => {
  let pool: Pool;
  let db: Kysely<Chairs>;

  beforeEach(async () => {
    const { config, end } = await engines[engine]();
    pool = new Pool({ ...config, max: 1 });
    const guarded = guardedPool(pool, new PreparedStatements(2));
    db = new Kysely<Chairs>({ dialect: new PostgresDialect({ pool: guarded }) });
    await sql`drop table if exists chairs`.execute(db);
    await sql`create table chairs (id integer, name text)`.execute(db);
    await db.insertInto('chairs').values({ id: 1, name: 'Revolt' }).execute();
    return async () => {
      // The pool has ended before its connection is closed, which would not survive the end of the database.
      const closed = pool.totalCount === 0 ? null : once(pool, 'remove');
      await db.destroy();
      await closed;
      await end();
    };
  });

  const read = (from = db) => from.selectFrom('chairs').selectAll().where('id', '=', 1).execute();

  /** The names under which the connection has prepared something. */
  async function prepared(): Promise<string[]> {
    const { rows } = await pool.query<{ name: string }>(
      "select name from pg_prepared_statements where name like 'frequent%' order by name",
    );
    return rows.map(({ name }) => name);
  }

  test('a query is prepared once it is frequent, and nothing that writes', async () => {
    await read();
    expect(await prepared()).toEqual([]);
    for (let times = 0; times < 3; times += 1) expect(await read()).toEqual([{ id: 1, name: 'Revolt' }]);
    expect(await prepared()).toEqual(['frequent_1']);
    for (let id = 2; id < 6; id += 1) await db.insertInto('chairs').values({ id, name: 'Chair' }).execute();
    expect(await prepared()).toEqual(['frequent_1']);
  });

  test('a query with a list of values is not prepared: each length is another text', async () => {
    const readMany = () => db.selectFrom('chairs').select('id').where('id', 'in', [1, 2]).execute();
    for (let times = 0; times < 3; times += 1) expect(await readMany()).toEqual([{ id: 1 }]);
    expect(await prepared()).toEqual([]);
  });

  test('a column that a migration adds or changes is in the next result', async () => {
    for (let times = 0; times < 3; times += 1) await read();
    await sql`alter table chairs add column year integer default 1953`.execute(db);
    for (let times = 0; times < 3; times += 1)
      expect(await read()).toEqual([{ id: 1, name: 'Revolt', year: 1953 }]);
    expect(await prepared()).toEqual(['frequent_1', 'frequent_2']);
    await sql`alter table chairs alter column id type text using id::text`.execute(db);
    for (let times = 0; times < 3; times += 1)
      expect(await read()).toEqual([{ id: '1', name: 'Revolt', year: 1953 }]);
  });

  test('a connection that has forgotten its statements still answers, and a query that is always forgotten is let be', async () => {
    for (let times = 0; times < 3; times += 1) await read();
    for (let time = 0; time < 8; time += 1) {
      await sql`deallocate all`.execute(db);
      for (let times = 0; times < 2; times += 1) expect(await read()).toHaveLength(1);
      expect(await prepared()).toEqual(time < 5 ? [`frequent_${time + 2}`] : []);
    }
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
    expect(await prepared()).toEqual(['frequent_1']);
  });

  test('an error of a prepared query is its own', async () => {
    const divide = (by: number) => sql<{ it: number }>`select 6 / ${by}::integer as it`.execute(db);
    for (let times = 0; times < 3; times += 1) expect((await divide(3)).rows).toEqual([{ it: 2 }]);
    expect(await prepared()).toEqual(['frequent_1']);
    await expect(divide(0)).rejects.toThrow('division by zero');
    expect((await divide(2)).rows).toEqual([{ it: 3 }]);
    expect(await prepared()).toEqual(['frequent_1']);
  });

  test('a connection keeps a limited number of them', async () => {
    for (let nth = 0; nth < 80; nth += 1)
      for (let times = 0; times < 2; times += 1) await sql`select ${sql.lit(nth)} as it`.execute(db);
    expect(await prepared()).toHaveLength(64);
  });
});
