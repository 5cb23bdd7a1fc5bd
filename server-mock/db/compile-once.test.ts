import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { expect, test, vi } from 'vitest';
import { compileOnce } from './compile-once.ts';
import type { Database } from './schema.ts';

const db = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (inspected) => new PostgresIntrospector(inspected),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

test('a query is built once, and sent with each value in its place', async () => {
  const build = vi.fn((from: Kysely<Database>, id: string) =>
    from.selectFrom('sellers').select('name').where('type', '=', 'private').where('id', '=', id),
  );
  const nameOf = compileOnce(build);
  const sent = vi.spyOn(db, 'executeQuery');
  for (const id of ['a', 'b']) await nameOf(db, id);
  const parameters = sent.mock.calls.map(([query]) => ('parameters' in query ? query.parameters : []));
  expect(parameters).toEqual([
    ['private', 'a'],
    ['private', 'b'],
  ]);
  expect(build).toHaveBeenCalledTimes(1);
});

test('a query without its value as a parameter is an error', async () => {
  const within = compileOnce((from, id) =>
    from
      .selectFrom('sellers')
      .select('name')
      .where('id', '=', sql<string>`any(${[id]})`),
  );
  await expect(within(db, 'a')).rejects.toThrow('no parameter');
});
