import { readFileSync } from 'node:fs';
import { buildSchema, isObjectType, isUnionType } from 'graphql';
import { expect, test } from 'vitest';

const schema = buildSchema(readFileSync('server-mock/schema.graphql', 'utf8'));

const names = [
  ...['FailedToCreateError', 'FailedToUpdateError', 'FailedToGetError', 'FailedToDeleteError'],
  ...['ValidationError', 'TooManyRequestsError', 'UserNotAuthenticatedError'],
  ...['UserHasNoObjectPermissionError', 'UserHasNoAdminPermissionsError', 'ObjectDoesNotExistError'],
  ...['InvalidUUIDError', 'AddressAutocompleteNotFoundError', 'AddressSelectNotFoundError'],
  ...['GetTransactionError', 'GetUsableTransactionError', 'LogEventError'],
];

test('ERR-001 the result types of errors are these sixteen, each an Error and the answer of an operation', () => {
  const unions = Object.values(schema.getTypeMap()).filter(isUnionType);
  const used = new Set(unions.flatMap((union) => union.getTypes().map(({ name }) => name)));
  for (const name of names) {
    const type = schema.getType(name);
    expect(isObjectType(type) && type.getInterfaces().map((one) => one.name), name).toEqual(['Error']);
    expect(used.has(name), name).toBe(true);
  }
});
