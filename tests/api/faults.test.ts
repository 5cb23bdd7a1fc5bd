import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';

let api: ApiHarness;
let token: string;

beforeAll(async () => {
  api = await startApi();
  token = await api.signIn(await makeUser(api.db));
});

afterAll(() => api.close());

const login = `mutation { login(email: "a@hervonden.test", password: "x") { __typename } }`;

test('a fault in GraphQL is shown as one sentence with a number, and logged once under it', async () => {
  await sql`alter table users rename to people`.execute(api.db);
  const before = api.logged.length;
  const { status, data, errors } = await api.graphql(login, {}, { locale: 'en' });
  expect(status).toBe(200);
  expect(data).toBeNull();
  expect(errors).toEqual([
    {
      message: 'Something went wrong. Try again.',
      path: ['login'],
      extensions: { errorCode: 'internal_error', requestId: expect.any(String) },
    },
  ]);
  const logged = api.logged.slice(before).filter((line) => line.includes('unexpected fault'));
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain(String(errors[0]?.extensions?.requestId));
  expect(logged[0]).toContain('does not exist');
  await sql`alter table people rename to users`.execute(api.db);
});

test('a fault in a route is a 500 in the same form', async () => {
  await sql`alter table users rename to people`.execute(api.db);
  const response = await api.inject({
    url: '/api/v2/users/me/',
    headers: { authorization: `Token ${token}`, 'accept-language': 'fr-BE,fr;q=0.9' },
  });
  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({
    errorCode: 'internal_error',
    message: 'Une erreur s’est produite. Réessayez.',
    requestId: expect.any(String),
  });
  expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  await sql`alter table people rename to users`.execute(api.db);
});

test('a database that does not answer makes the server unready, not dead', async () => {
  const other = await startApi();
  await other.server.deps.database.db.destroy();
  const ready = await other.inject({ url: '/readyz' });
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toMatchObject({ status: 'unavailable', database: false });
  expect((await other.inject({ url: '/healthz' })).statusCode).toBe(200);
  await other.server.close();
});

test('a database that is too busy to answer makes the server unready within seconds', async () => {
  const other = await startApi();
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  let started = 0;
  // The embedded database has one connection.
  const connections = other.server.deps.database.pool?.options.max ?? 1;
  const busy = Array.from({ length: connections }, () =>
    inTransaction(other.db, () => {
      started += 1;
      return gate;
    }),
  );
  await expect.poll(() => started).toBe(connections);
  const ready = await other.inject({ url: '/readyz' });
  expect(ready.json()).toMatchObject({ status: 'unavailable', database: false });
  open();
  await Promise.all(busy);
  expect((await other.inject({ url: '/readyz' })).statusCode).toBe(200);
  await other.close();
});
