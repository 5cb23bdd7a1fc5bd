import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queryLimits } from '#server/graphql/query-limits.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';
import { fastestOf } from '#tests/setup/fastest-of.ts';

let api: ApiHarness;
let production: ApiHarness;

beforeAll(async () => {
  api = await startApi();
  production = await startApi({ config: { production: true } });
});

afterAll(async () => {
  await api.close();
  await production.close();
});

function nested(levels: number): string {
  const kinds = 'ofType { '.repeat(levels);
  return `{ __type(name: "User") { fields { type { ${kinds} name ${'}'.repeat(levels)} } } }`;
}

const fields = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

describe('what a query may cost', () => {
  const attacks: [string, string][] = [
    ['1,000 aliases', `{ ${fields(1000, (index) => `a${index}: __typename`)} }`],
    ['16 aliases', `{ ${fields(queryLimits.aliases + 1, (index) => `a${index}: __typename`)} }`],
    ['a depth of 50', nested(50)],
    ['1,000 directives', `{ __typename ${fields(1000, () => '@include(if: true)')} }`],
    ['more tokens than allowed', `{ ${fields(queryLimits.tokens + 1, () => '__typename')} }`],
    ['more letters than allowed', `{ __typename } #${'x'.repeat(queryLimits.length)}`],
    ['fragments in a circle', '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }'],
    ['a syntax tree instead of text', '{"kind":"Document","definitions":[]}'],
  ];
  for (const [name, query] of attacks) {
    test(`${name} is refused quickly`, async () => {
      const refused = async () => {
        const { data, errors, status } = await api.graphql(query);
        expect(data ?? null).toBeNull();
        if (status !== 400) expect(errors.length).toBeGreaterThan(0);
      };
      expect(await fastestOf(500, refused)).toBeLessThan(500);
    });
  }

  test('a body over one megabyte is refused as too large', async () => {
    const response = await api.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: '{ __typename }', variables: { text: 'x'.repeat(1_100_000) } },
    });
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ errorCode: 'too_large' });
  });

  test('a batch, another content type and a GET are no GraphQL requests', async () => {
    const batch = await api.inject({
      method: 'POST',
      url: '/graphql',
      payload: [{ query: '{ __typename }' }],
    });
    expect(batch.statusCode).toBe(400);
    const plain = await api.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'text/plain' },
      payload: '{"query":"mutation { logout { __typename } }"}',
    });
    expect(plain.statusCode).toBeGreaterThanOrEqual(400);
    expect((await api.inject({ url: '/graphql?query={__typename}' })).statusCode).toBe(404);
  });
});

describe('what a query may learn', () => {
  test('a misspelled field gets no suggestion', async () => {
    const { errors } = await api.graphql('{ currentUsr { name } }');
    expect(errors[0]?.message).toContain('currentUsr');
    expect(JSON.stringify(errors)).not.toContain('currentUser');
  });

  test('the schema is hidden in production', async () => {
    const { data, errors } = await production.graphql('{ __schema { types { name } } }');
    expect(data).toBeNull();
    expect(errors.map((error) => error.extensions?.errorCode)).toContain('invalid_query');
  });
});

test('API-001 API-003 a plain query is answered with 200 and a union member', async () => {
  const { status, data } = await api.graphql('{ me { __typename ... on Error { errorCode message } } }');
  expect(status).toBe(200);
  expect(data).toMatchObject({
    me: { errorCode: 'user_not_authenticated', message: 'Log in om verder te gaan.' },
  });
});
