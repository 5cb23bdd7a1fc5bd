import { afterAll, beforeAll, expect, test } from 'vitest';
import { examples } from '#tests/accept/sec/matrix.ts';
import { makePeople, type People, tokenOf } from '#tests/accept/sec/principals.ts';
import { makeThings, type Things } from '#tests/accept/sec/things.ts';
import { operationsOf, wholeCall } from '#tests/accept/sec/whole-selection.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';

let api: ApiHarness;
let people: People;
let things: Things;

beforeAll(async () => {
  api = await startApi();
  people = await makePeople(api);
  things = await makeThings(api, people);
});
afterAll(() => api.close());

const isId = (name: string) => /(uuid|uuids|id|ids)$/i.test(name) && name !== 'commandId';
const malformed = "'; drop table products; --";

/** The error codes outside of the result unions, such as `internal_error`. */
async function faultsOf(who: 'visitor' | 'buyer' | 'seller' | 'admin'): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const operation of operationsOf(api.server.schema)) {
    const { name, args } = operation.field;
    const ids = args.filter((arg) => isId(arg.name));
    const example = examples[name];
    if (ids.length === 0 || example === undefined) continue;
    const given = {
      ...example.args(things, people),
      ...Object.fromEntries(
        ids.map((arg) => [arg.name, String(arg.type).startsWith('[') ? [malformed] : malformed]),
      ),
    };
    const token = await tokenOf(api, people, who);
    const { errors } = await api.graphql(wholeCall(operation, given), given, { token });
    if (JSON.stringify(errors).includes('internal_error')) faults.push(name);
  }
  return faults;
}

test.each(['visitor', 'buyer', 'seller', 'admin'] as const)(
  'ERR-006 a malformed id is never a fault of the server, in any operation: %s',
  async (who) => expect(await faultsOf(who)).toEqual([]),
);
