import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer, type Server } from '#server/create-server.ts';
import { TooManyRequestsError } from '#server/graphql/errors.ts';
import { contextFor } from '#server/graphql/request-context.ts';
import { limitRules } from '#server/limit-rules.ts';
import { createLink } from '#server/modules/auth/links.ts';
import { spendSearch } from '#server/modules/catalog/count-search.ts';
import { limitsPage, writtenPage } from '#tests/accept/sec/limits-page.ts';
import { act } from '#tests/factories/account-client.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';

let api: ApiHarness;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.close());

describe('the page about limits', () => {
  test('S12 documents what the code does; `npm run sec:limits -- --write` writes it', () => {
    expect(writtenPage()).toBe(limitsPage());
  });

  test('S12 leaves none out: every rule is in server-mock/limit-rules.ts', () => {
    const root = fileURLToPath(new URL('../../server-mock', import.meta.url));
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    const elsewhere = files.filter(
      (file) =>
        !['limit-rules.ts', 'limits.ts'].includes(file) &&
        /\btimes: (\d|[a-z])[^,]*, *seconds:/.test(readFileSync(path.join(root, file), 'utf8')),
    );
    expect(elsewhere).toEqual([]);
    const names = Object.values(limitRules).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('a limit', () => {
  test('ERR-008 S12 is one for several servers, also where they take its tries by the dozen', async () => {
    const { config, database, log } = api.server.deps;
    // The embedded database allows only one process.
    const isShared = database.engine === 'postgres';
    const other: Server = isShared ? await createServer({ config, database, log }) : api.server;
    const rule = { name: 'in-dozens', times: 48, seconds: 600, chunk: 12 };
    let letIn = 0;
    for (let at = 0; at < 90; at += 1) {
      const { limits } = (at % 2 === 0 ? api.server : other).deps;
      letIn += await limits.spend(rule, 'somebody').then(
        () => 1,
        (refusal: unknown) => {
          expect(refusal).toBeInstanceOf(TooManyRequestsError);
          return 0;
        },
      );
    }
    expect(letIn).toBe(48);
    await expect(other.deps.limits.spend(rule, 'somebody')).rejects.toMatchObject({
      errorCode: 'too_many_requests',
    });
    await other.deps.limits.spend(rule, 'somebody else');
    if (isShared) await other.close();
  });

  test('ERR-008 S12 counts the search as well, and the refusal has its code', async () => {
    const { limits } = api.server.deps;
    for (let at = 0; at < limitRules.search.times; at += 1)
      await limits.spend(limitRules.search, '127.0.0.1');
    const { errors } = await api.graphql('{ searchProductsNew(limit: 1) { totalCount } }');
    expect(errors).toMatchObject([{ extensions: { errorCode: 'too_many_requests' } }]);
    // Rendered pages are cached and shared, so their searches count for no client address.
    const page = contextFor(api.server.deps, { ip: '127.0.0.1', headers: {}, isPage: true }, null);
    await expect(spendSearch(page)).resolves.toBeUndefined();
  });

  test('ERR-008 AUTH-044 S12 guessed links fill no audit log, and a link that counts is let in all the same', async () => {
    const { limits, clock } = api.server.deps;
    const lines = async () => (await api.db.selectFrom('audit_log').select('id').execute()).length;
    for (let at = 0; at < limitRules.refusedSignIn.times; at += 1)
      await limits.spend(limitRules.refusedSignIn, '127.0.0.1');
    const before = await lines();
    expect(await act(api, 'validateMagicLink', { token: 'geraden-geraden-geraden' })).toMatchObject({
      __typename: 'TooManyRequestsError',
    });
    expect(await lines()).toBe(before);
    const { id } = await makeUser(api.db);
    const { token } = await createLink(api.db, { purpose: 'magic_link', userId: id }, clock.now());
    expect(await act(api, 'validateMagicLink', { token })).toMatchObject({ __typename: 'User', uuid: id });
  });

  test('ERR-008 S12 holds for forged client addresses, as long as no proxy is trusted to report them', async () => {
    let letIn = 0;
    for (let at = 1; at <= 33; at += 1) {
      const response = await api.inject({
        method: 'POST',
        url: '/graphql',
        headers: {
          'x-forwarded-for': `10.1.0.${at}`,
          'x-real-ip': `10.1.0.${at}`,
          forwarded: `for=10.1.0.${at}`,
        },
        payload: {
          query: `mutation { requestPasswordReset(email: "n${at}@hervonden.test") { __typename } }`,
        },
      });
      letIn += Number(response.body.includes('"Requested"'));
    }
    expect(letIn).toBe(limitRules.linkCaller.times);
  });
});
