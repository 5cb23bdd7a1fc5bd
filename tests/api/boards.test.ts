import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeProduct } from '../factories/products.ts';
import { makeSeller } from '../factories/sellers.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';
import { makeCaller } from './sync/people.ts';

interface Answer {
  readonly uuid?: string;
  readonly title?: string;
  readonly shareKey?: string | null;
  readonly productUuids?: readonly string[];
  readonly products?: readonly { readonly uuid: string }[];
  readonly boards?: readonly { readonly uuid: string; readonly title: string }[];
  readonly errorCode?: string;
  readonly fields?: readonly { readonly code: string }[];
}

let api: ApiHarness;
let seller: string;
let token: string;

beforeAll(async () => {
  api = await startApi();
  seller = await makeSeller(api.db);
});
beforeEach(async () => {
  token = (await makeCaller(api)).token;
});
afterAll(async () => await api.close());

const fields = {
  board: '... on Board { uuid title shareKey productUuids }',
  list: '... on BoardList { boards { uuid title } }',
  shared: '... on SharedBoard { title products { uuid } }',
  problems: '... on ValidationError { fields { code } }',
};
/** The possible answer types of each operation; GraphQL rejects fragments on others. */
const answers: Readonly<Record<string, string>> = {
  boards: fields.list,
  deleteBoard: fields.list,
  sharedBoard: fields.shared,
  removeFromBoard: fields.board,
};

async function ask(call: string, as: string | null = token): Promise<Answer> {
  const name = /^\w+/.exec(call)?.[0] ?? '';
  const operation = ['boards', 'sharedBoard'].includes(name) ? 'query' : 'mutation';
  const wanted = answers[name] ?? `${fields.board} ${fields.problems}`;
  const { data, errors } = await api.graphql<{ answer: Answer }>(
    `${operation} { answer: ${call} { ${wanted} ... on Error { errorCode } } }`,
    {},
    { token: as ?? undefined },
  );
  expect(errors).toEqual([]);
  return data.answer;
}

const make = async (title = 'Logeerkamer') => (await ask(`createBoard(title: "${title}")`)).uuid ?? '';
const product = async () => (await makeProduct(api.db, seller)).id;
const put = (board: string, id: string, as?: string) =>
  ask(`addToBoard(uuid: "${board}", productUuid: "${id}")`, as);

describe('boards of favourites', () => {
  test('are made, filled, renamed and taken away by their owner', async () => {
    const [board, chair, lamp] = [await make('  Het   nieuwe huis '), await product(), await product()];
    await put(board, chair);
    await put(board, chair);
    expect(await put(board, lamp)).toMatchObject({ title: 'Het nieuwe huis', productUuids: [lamp, chair] });
    const left = await ask(`removeFromBoard(uuid: "${board}", productUuid: "${lamp}")`);
    expect(left.productUuids).toEqual([chair]);
    expect(await ask(`updateBoard(uuid: "${board}", title: "Zolder")`)).toMatchObject({ title: 'Zolder' });
    expect((await ask('boards')).boards).toEqual([{ uuid: board, title: 'Zolder' }]);
    expect((await ask(`deleteBoard(uuid: "${board}")`)).boards).toEqual([]);
  });

  test('a shared board opens with its key, until it is no longer shared', async () => {
    const [board, chair] = [await make(), await product()];
    await put(board, chair);
    const { shareKey } = await ask(`updateBoard(uuid: "${board}", isShared: true)`);
    expect(shareKey).toMatch(/^[\w-]{22}$/);
    const seen = await ask(`sharedBoard(key: "${shareKey}")`, null);
    expect(seen).toMatchObject({ title: 'Logeerkamer', products: [{ uuid: chair }] });
    expect(await ask(`updateBoard(uuid: "${board}", isShared: false)`)).toMatchObject({ shareKey: null });
    const gone = { errorCode: 'object_does_not_exist' };
    expect(await ask(`sharedBoard(key: "${shareKey}")`, null)).toMatchObject(gone);
    const again = await ask(`updateBoard(uuid: "${board}", isShared: true)`);
    expect(again.shareKey).not.toBe(shareKey);
  });

  test('a product that is no longer public is not shown on a board', async () => {
    const [board, chair] = [await make(), await product()];
    await put(board, chair);
    await api.db.updateTable('products').set({ status: 'ARCHIVED' }).where('id', '=', chair).execute();
    const { shareKey } = await ask(`updateBoard(uuid: "${board}", isShared: true)`);
    expect((await ask(`sharedBoard(key: "${shareKey}")`, null)).products).toEqual([]);
  });
});

describe('refusals', () => {
  test('ERR-003 somebody else’s board is refused; a visitor is asked to sign in', async () => {
    const [board, chair] = [await make(), await product()];
    const other = (await makeCaller(api)).token;
    const refused = { errorCode: 'no_object_permission' };
    expect(await put(board, chair, other)).toMatchObject(refused);
    expect(await ask(`updateBoard(uuid: "${board}", isShared: true)`, other)).toMatchObject(refused);
    expect(await ask(`deleteBoard(uuid: "${board}")`, other)).toMatchObject(refused);
    expect((await ask('boards', other)).boards).toEqual([]);
    expect(await ask('boards', null)).toMatchObject({ errorCode: 'user_not_authenticated' });
  });

  test('a title that is none, a product that is none, more than fifty boards', async () => {
    expect(await ask('createBoard(title: "   ")')).toMatchObject({ fields: [{ code: 'board_title_empty' }] });
    const board = await make();
    expect(await put(board, randomUUID())).toMatchObject({ errorCode: 'object_does_not_exist' });
    expect(await put(board, 'x')).toMatchObject({ errorCode: 'invalid_uuid' });
    for (let count = 1; count < 50; count += 1) await make(`Bord ${count}`);
    expect(await ask('createBoard(title: "Een te veel")')).toMatchObject({ errorCode: 'too_many_boards' });
    await ask(`deleteBoard(uuid: "${board}")`);
    const atOnce = [1, 2, 3].map((count) => ask(`createBoard(title: "Tegelijk ${count}")`));
    const codes = (await Promise.all(atOnce)).map(({ errorCode }) => errorCode);
    expect(codes.filter((code) => code === 'too_many_boards')).toHaveLength(2);
  });
});
