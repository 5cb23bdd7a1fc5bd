import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';
import { type Person, wantedCalls } from './wanted/calls.ts';

let api: ApiHarness;
let calls: ReturnType<typeof wantedCalls>;

beforeAll(async () => {
  api = await startApi();
  calls = wantedCalls(api);
});
afterAll(async () => await api.close());

describe('the list of wanted items', () => {
  test('WANT-018 pages of the own items, ongoing ones first, then the latest', async () => {
    const me = await calls.person();
    const [a = '', b = '', c = ''] = [
      await calls.create(me),
      await calls.create(me),
      await calls.create(me),
    ].map(({ uuid }) => uuid);
    await calls.update(c, me.token);
    const { items = [], totalCount } = await calls.all(me.token);
    expect(totalCount).toBe(3);
    expect(items.map(({ uuid }) => uuid)).toEqual([b, a, c]);
    expect((await calls.all(me.token, { limit: 1, offset: 1 })).items).toEqual([
      { uuid: a, status: 'ONGOING' },
    ]);
    for (const page of [{ limit: -1 }, { limit: 9999, offset: -5 }]) {
      expect((await calls.all(me.token, page)).totalCount).toBe(3);
    }
  });

  describe('WANT-018 filtered, searched and sorted', () => {
    let me: Person;
    const names = new Map<string, string>();
    beforeAll(async () => {
      me = await calls.person();
      const wanted = [
        { title: 'eiken kast', budget: 300, description: 'Voor de hal' },
        { title: 'Rieten stoel', budget: 900 },
        { title: 'Koperen lamp', budget: 100, description: '100% koper' },
        { title: 'Leren bank', budget: 500 },
        { title: 'Zwarte vaas', budget: 700 },
      ];
      for (const change of wanted) {
        const { uuid = '' } = await calls.create(me, change);
        names.set(uuid, change.title.split(' ')[1] ?? '');
        if (change.title === 'Rieten stoel') await calls.update(uuid, me.token);
        if (change.title === 'Zwarte vaas') await calls.remove(uuid, me.token);
      }
      await calls.create(await calls.person(), { title: 'Kast van een ander' });
    });
    const found = async (variables: object) =>
      ((await calls.all(me.token, variables)).items ?? []).map(({ uuid }) => names.get(uuid));

    test('only those in the chosen states, never a removed one', async () => {
      expect(await found({ filters: { statuses: ['FOUND'] } })).toEqual(['stoel']);
      expect(await found({ filters: { statuses: ['ONGOING'] } })).toEqual(['bank', 'lamp', 'kast']);
      expect(await found({ filters: { statuses: ['REMOVED'] } })).toEqual([]);
      expect(await found({ filters: {} })).toHaveLength(4);
      expect(
        await calls.all(me.token, { filters: { statuses: ['ONGOING', 'FOUND'] }, limit: 1 }),
      ).toMatchObject({
        totalCount: 4,
      });
    });

    test('every word has to be in the title or the description, and stands for itself', async () => {
      expect(await found({ searchString: '  KAST  ' })).toEqual(['kast']);
      expect(await found({ searchString: 'hal eik' })).toEqual(['kast']);
      expect(await found({ searchString: 'eik lamp' })).toEqual([]);
      expect(await found({ searchString: '0%' })).toEqual(['lamp']);
      expect(await found({ searchString: '%_' })).toEqual([]);
      expect(await found({ searchString: 'stoel', filters: { statuses: ['ONGOING'] } })).toEqual([]);
    });

    test('by title, budget, day or state, from either end', async () => {
      expect(await found({ sort: 'TITLE', sortDirection: 'ASC' })).toEqual(['kast', 'lamp', 'bank', 'stoel']);
      expect(await found({ sort: 'BUDGET' })).toEqual(['stoel', 'bank', 'kast', 'lamp']);
      expect(await found({ sort: 'CREATED', sortDirection: 'ASC' })).toEqual([
        'kast',
        'stoel',
        'lamp',
        'bank',
      ]);
      expect(await found({ sort: 'STATUS', sortDirection: 'ASC' })).toEqual([
        'stoel',
        'bank',
        'lamp',
        'kast',
      ]);
      expect(await found({ sort: 'BUDGET', limit: 2, offset: 1 })).toEqual(['bank', 'kast']);
    });

    test('WANT-020 another account sees none of it, with any query', async () => {
      const stranger = await calls.person();
      expect(await calls.all(stranger.token, { searchString: 'kast', sort: 'TITLE' })).toMatchObject({
        totalCount: 0,
        items: [],
      });
    });
  });
});
