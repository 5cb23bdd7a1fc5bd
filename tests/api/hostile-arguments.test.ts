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

interface Called {
  readonly count: number;
  /** The operations that answered with an internal error. */
  readonly faults: readonly string[];
}

/** Calls every operation with each chosen argument in turn set to `value`, while the others are valid. */
async function callAll(who: Who, isChosen: (name: string) => boolean, value: string): Promise<Called> {
  const token = await tokenOf(api, people, who);
  const faults: string[] = [];
  let count = 0;
  for (const operation of operationsOf(api.server.schema)) {
    const { name, args } = operation.field;
    const example = examples[name];
    if (example === undefined) continue;
    for (const arg of args.filter((one) => isChosen(one.name))) {
      const given = {
        ...example.args(things, people),
        [arg.name]: String(arg.type).startsWith('[') ? [value] : value,
      };
      const { errors } = await api.graphql(wholeCall(operation, given), given, { token });
      count += 1;
      if (JSON.stringify(errors).includes('internal_error')) faults.push(`${name}(${arg.name})`);
    }
  }
  return { count, faults };
}

test.each(['visitor', 'buyer', 'seller', 'admin'] as const)(
  'ERR-006 a malformed id in any argument is never an internal error: %s',
  async (who) => {
    const { count, faults } = await callAll(who, isId, malformed);
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(100);
  },
);

test.each(['100042', 'Noor', '5-1', 'a%_\\', "o'neill", '€ 12,50'])(
  'no search is an internal error, of staff or of others: %s',
  async (words) => {
    for (const who of ['visitor', 'seller', 'admin'] as const) {
      const { count, faults } = await callAll(who, isSearch, words);
      expect(faults).toEqual([]);
      expect(count).toBeGreaterThan(10);
    }
  },
);
