import type { FastifyInstance } from 'fastify';
import { type GraphQLField, getNamedType, isUnionType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { permissions } from '#server/composition.ts';
import { authorize } from '#server/graphql/authorize.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { Who } from '#server/graphql/policy.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';

let api: ApiHarness;

beforeAll(async () => {
  api = await startApi({ config: { demo: true } });
});

afterAll(() => api.close());

function operations(): GraphQLField<unknown, unknown>[] {
  const { schema } = api.server;
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return roots.flatMap((root) => Object.values(root?.getFields() ?? {}));
}

describe('the permission table', () => {
  test('has a row for every operation and every route, and none for what does not exist', () => {
    const names = new Set(operations().map((field) => field.name));
    const routes = new Set([...permissions.keys()].filter((key) => key.includes(' ')));
    for (const name of names) expect(permissions.has(name), name).toBe(true);
    const extra = [...permissions.keys()].filter((key) => !names.has(key) && !routes.has(key));
    expect(extra).toEqual([]);
    for (const route of routes) {
      const [method = '', url = ''] = route.split(' ');
      // The files of the built app are not served in this test.
      if (url !== '/*') expect(api.app.hasRoute({ method, url }), route).toBe(true);
    }
  });

  test('keeps a route without a row from being registered', async () => {
    const frontend = async (app: FastifyInstance) => {
      app.get('/api/forgotten', () => ({}));
    };
    await expect(startApi({ frontend })).rejects.toThrow('GET /api/forgotten has no permission row');
  });

  test('an operation that may be refused declares it in its answer type', () => {
    const needed: Record<Exclude<Who, 'anyone'>, string[]> = {
      user: ['UserNotAuthenticatedError'],
      seller: ['UserNotAuthenticatedError', 'UserHasNoObjectPermissionError'],
      staff: ['UserNotAuthenticatedError', 'UserHasNoAdminPermissionsError'],
    };
    const subscriptions = Object.keys(api.server.schema.getSubscriptionType()?.getFields() ?? {});
    for (const field of operations().filter((candidate) => !subscriptions.includes(candidate.name))) {
      const who = permissions.get(field.name)?.who ?? 'anyone';
      const type = getNamedType(field.type);
      const members = isUnionType(type) ? type.getTypes().map((member) => member.name) : [];
      if (who !== 'anyone') expect(members, field.name).toEqual(expect.arrayContaining(needed[who]));
    }
  });
});

const person: Viewer = {
  userId: 'u',
  email: 'u@hervonden.test',
  name: 'U',
  isStaff: false,
  lacksSecondFactor: false,
  sellerId: null,
  tokenId: 't',
};
const seller: Viewer = { ...person, sellerId: 's' };
const staff: Viewer = { ...person, isStaff: true };

function refusal(who: Who, viewer: Viewer | null): string | null {
  try {
    authorize({ who }, viewer);
    return null;
  } catch (error) {
    return error instanceof Error ? error.constructor.name : 'unknown';
  }
}

test('each kind of row lets in whom it names and refuses the rest with its own type', () => {
  const login = 'UserNotAuthenticatedError';
  const object = 'UserHasNoObjectPermissionError';
  const admin = 'UserHasNoAdminPermissionsError';
  const expected: [Who, Viewer | null, string | null][] = [
    ['anyone', null, null],
    ['anyone', staff, null],
    ['user', null, login],
    ['user', person, null],
    ['seller', null, login],
    ['seller', person, object],
    ['seller', staff, object],
    ['seller', seller, null],
    ['staff', null, login],
    ['staff', person, admin],
    ['staff', seller, admin],
    ['staff', staff, null],
  ];
  for (const [who, viewer, error] of expected) expect(refusal(who, viewer), `${who}`).toBe(error);
});

test('ERR-002 every query and mutation without arguments that needs a login refuses a visitor', async () => {
  const { schema } = api.server;
  for (const [kind, root] of [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      if (permissions.get(field.name)?.who === 'anyone' || field.args.length > 0) continue;
      const { data } = await api.graphql(`${kind} { ${field.name} { __typename } }`);
      expect(data, field.name).toEqual({ [field.name]: { __typename: 'UserNotAuthenticatedError' } });
    }
  }
});

test('a REST route that needs a login refuses a visitor with 401', async () => {
  for (const [operation, row] of permissions) {
    if (!operation.includes(' ') || row.who === 'anyone') continue;
    const [method = 'GET', url = ''] = operation.split(' ');
    const response = await api.inject({ method: method as 'GET', url: url.replace(/:\w+/g, 'x') });
    expect(response.statusCode, operation).toBe(401);
    expect(response.json()).toMatchObject({ errorCode: 'user_not_authenticated' });
  }
});

test('every error type of the contract is in the schema and is an Error with code and message', () => {
  const { schema } = api.server;
  const names = [
    'FailedToCreateError',
    'FailedToUpdateError',
    'FailedToGetError',
    'FailedToDeleteError',
    'ValidationError',
    'TooManyRequestsError',
    'UserNotAuthenticatedError',
    'UserHasNoObjectPermissionError',
    'UserHasNoAdminPermissionsError',
    'ObjectDoesNotExistError',
    'InvalidUUIDError',
    'GetTransactionError',
    'GetUsableTransactionError',
    'LogEventError',
    'MustRefetchError',
    'ClientOutdatedError',
    'AddressAutocompleteNotFoundError',
    'AddressSelectNotFoundError',
  ];
  const types = schema.getPossibleTypes(schema.getType('Error') as never).map((type) => type.name);
  expect(types.sort()).toEqual(names.sort());
});
