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
const isSearch = (name: string) => /search/i.test(name);
const malformed = "'; drop table products; --";

type Who = 'visitor' | 'buyer' | 'seller' | 'admin';

/** The operations with an internal error when the chosen arguments have this value; the others are valid. */
async function faultsOf(
  who: Who,
  isChosen: (name: string) => boolean,
  value: string,
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const operation of operationsOf(api.server.schema)) {
    const { name, args } = operation.field;
    const chosen = args.filter((arg) => isChosen(arg.name));
    const example = examples[name];
    if (chosen.length === 0 || example === undefined) continue;
    const given = {
      ...example.args(things, people),
      ...Object.fromEntries(
        chosen.map((arg) => [arg.name, String(arg.type).startsWith('[') ? [value] : value]),
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
  async (who) => expect(await faultsOf(who, isId, malformed)).toEqual([]),
);

test.each(['100042', 'Noor', '5-1', 'a%_\\', "o'neill", '€ 12,50'])(
  'ERR-007 every search of staff and of others answers: %s',
  async (words) => {
    for (const who of ['visitor', 'seller', 'admin'] as const)
      expect(await faultsOf(who, isSearch, words)).toEqual([]);
  },
);
