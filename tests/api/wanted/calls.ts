import { expect } from 'vitest';
import { makePhotos } from '../../factories/products.ts';
import { makeUser, type TestUser } from '../../factories/users.ts';
import type { ApiHarness } from '../../setup/api-harness.ts';

export interface WantedAnswer {
  readonly __typename: string;
  readonly uuid?: string;
  readonly status?: string;
  readonly totalCount?: number;
  readonly items?: readonly { readonly uuid: string; readonly status: string }[];
  readonly matches?: readonly { readonly uuid: string }[];
  readonly matchCount?: number;
  readonly errorCode?: string;
  readonly message?: string;
  readonly fields?: readonly { readonly field: string; readonly code: string }[];
}

export interface Person extends TestUser {
  readonly token: string;
}

const problems = '... on Error { errorCode message }';
const validation = '... on ValidationError { fields { field code } }';
const item = `... on WantedItem {
  uuid title description budget status created matchCount
  category { id title } images { key width height color } matches { uuid }
  width { lower upper } height { lower upper } depth { lower upper } diameter { lower upper }
}`;
const list = '... on WantedItemList { totalCount items { uuid status } }';

const createMutation = `mutation ($title: String!, $images: [String!]!, $budget: Int!, $category: String,
  $description: String, $width: WantedSizeInput, $height: WantedSizeInput, $depth: WantedSizeInput,
  $diameter: WantedSizeInput, $commandId: String) {
  it: createWantedItem(title: $title, images: $images, budget: $budget, category: $category,
    description: $description, width: $width, height: $height, depth: $depth, diameter: $diameter,
    commandId: $commandId) { __typename ${item} ${problems} ${validation} }
}`;
const listQuery = `query ($filters: WantedItemFilters, $limit: Int, $offset: Int, $searchString: String,
  $sort: WantedItemSort, $sortDirection: SortDirection) {
  it: wantedItems(filters: $filters, limit: $limit, offset: $offset, searchString: $searchString,
    sort: $sort, sortDirection: $sortDirection) { __typename ${list} ${problems} }
}`;

/** The operations on wanted items, called as a client does. */
export function wantedCalls(api: ApiHarness) {
  const ask = async (query: string, variables: object, token?: string): Promise<WantedAnswer> => {
    const { data, errors } = await api.graphql<{ it: WantedAnswer }>(query, { ...variables }, { token });
    expect(errors).toEqual([]);
    return data.it;
  };
  const person = async (): Promise<Person> => {
    const user = await makeUser(api.db);
    return { ...user, token: await api.signIn(user) };
  };
  const create = async (who: Person, change: Record<string, unknown> = {}): Promise<WantedAnswer> => {
    const images = change.images ?? (await makePhotos(api.db, who.id, 1));
    const given = { title: 'Teak dressoir', budget: 500, category: 'meubels/kasten', ...change, images };
    return await ask(createMutation, given, who.token);
  };
  return {
    ask,
    person,
    create,
    one: (uuid: string, token?: string) =>
      ask(
        `query ($uuid: String!) { it: wantedItem(uuid: $uuid) { __typename ${item} ${problems} } }`,
        { uuid },
        token,
      ),
    all: (token?: string, variables: object = {}) => ask(listQuery, variables, token),
    remove: (uuid: string, token?: string) =>
      ask(
        `mutation ($uuid: String!) { it: removeWantedItem(uuid: $uuid) { __typename ${list} ${problems} } }`,
        { uuid },
        token,
      ),
    update: (uuid: string, token: string | undefined, status = 'FOUND') =>
      ask(
        `mutation ($uuid: String!, $status: WantedItemStatus!) {
          it: updateWantedItem(uuid: $uuid, status: $status) { __typename ${item} ${problems} }
        }`,
        { uuid, status },
        token,
      ),
  };
}
