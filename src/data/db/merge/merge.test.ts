import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyDraft, type ListingDraft } from '#domain/product/draft.ts';
import { documentBytesLimit } from '#domain/sync/protocol.ts';
import { type KeyedList, mergeKeyed, mergeSet } from './lists.ts';
import { mergeDocument } from './merge.ts';
import { fitDraft, retainedVersion } from './retained-versions.ts';
import { mergeScalar } from './scalars.ts';
import type { Version } from './version.ts';

const id = '00000000-0000-4000-8000-000000000001';
const photoId = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const photo = (index: number, mediaKey: string | null = null): ListingDraft['photos'][number] => ({
  id: photoId(index),
  hash: null,
  name: `${index}.jpg`,
  width: null,
  height: null,
  bytes: null,
  mediaKey,
});
const present = <T>(content: T): Version<T> => ({ deleted: false, content });
const draft = (change: Partial<ListingDraft> = {}): ListingDraft => ({ ...emptyDraft(id, 5), ...change });

function merged(base: ListingDraft | null, local: ListingDraft, remote: ListingDraft): ListingDraft {
  const input = {
    base: base === null ? null : present(base),
    local: present(local),
    remote: present(remote),
  };
  return mergeDocument('drafts', input).merged.content;
}

const word = fc.constantFrom('', 'eik', 'teak', 'iep', 'es');
const codes = fc.uniqueArray(fc.constantFrom('rood', 'blauw', 'geel', 'wit', 'zwart'), { maxLength: 5 });
const someDraft: fc.Arbitrary<ListingDraft> = fc
  .record({
    title: word,
    brand: word,
    price: fc.option(fc.nat(3)),
    colors: codes,
    photos: fc.uniqueArray(fc.nat(4), { maxLength: 4 }).map((list) => list.map((index) => photo(index))),
    attributes: fc.uniqueArray(fc.record({ name: fc.constantFrom('a', 'b'), value: word }), {
      selector: ({ name }) => name,
      maxLength: 2,
    }),
    editedAt: fc.nat(9),
  })
  .map((change) => draft(change));

/** The draft with its lists sorted, for comparisons that ignore order. */
function unordered(content: ListingDraft): unknown {
  const sorted = (list: readonly unknown[]): string[] => list.map((item) => JSON.stringify(item)).sort();
  const { colors, photos, attributes, otherVersions, ...rest } = content;
  return { ...rest, lists: [colors, photos, attributes, otherVersions].map(sorted) };
}

describe('properties of the merge of drafts', () => {
  test('PWA-033 merging with an unchanged side gives the other side', () => {
    fc.assert(
      fc.property(someDraft, someDraft, (base, other) => {
        const clocks = { createdAt: 5, editedAt: Math.max(base.editedAt, other.editedAt) };
        expect(merged(base, other, base)).toEqual({ ...other, ...clocks });
        expect(merged(base, base, other)).toEqual({ ...other, ...clocks });
        expect(merged(base, other, other)).toEqual(other);
        expect(merged(null, other, other)).toEqual(other);
      }),
    );
  });

  test('PWA-033 merging the result again changes nothing', () => {
    fc.assert(
      fc.property(someDraft, someDraft, someDraft, (base, local, remote) => {
        const once = merged(base, local, remote);
        expect(merged(remote, once, remote)).toEqual(once);
        expect(merged(base, once, once)).toEqual(once);
      }),
    );
  });

  test('PWA-033 both sides find the same, but for which value of a contested field stays', () => {
    fc.assert(
      fc.property(someDraft, someDraft, someDraft, (base, a, b) => {
        const one = merged(base, a, b);
        const two = merged(base, b, a);
        if (one.otherVersions.length === 0 && two.otherVersions.length === 0) {
          fc.pre(a.price === b.price || a.price === base.price || b.price === base.price);
          fc.pre([a, b].every((side) => side.title !== '' && side.brand !== ''));
          fc.pre([a, b].every((side) => side.attributes.every(({ value }) => value !== '')));
          expect(unordered(one)).toEqual(unordered(two));
        }
      }),
    );
  });

  test('PWA-033 no text that somebody changed is lost', () => {
    fc.assert(
      fc.property(fc.option(someDraft), someDraft, someDraft, (base, local, remote) => {
        const result = merged(base, local, remote);
        const stored = JSON.stringify([
          result.otherVersions.map((version) => JSON.parse(version.value)),
          result,
        ]);
        for (const side of [local, remote]) {
          for (const field of ['title', 'brand'] as const) {
            const value = side[field];
            if (value !== '' && value !== base?.[field]) expect(stored).toContain(JSON.stringify(value));
          }
        }
      }),
    );
  });

  test('PWA-033 a photo or colour is there if somebody added it, and away if somebody removed it', () => {
    fc.assert(
      fc.property(someDraft, someDraft, someDraft, (base, local, remote) => {
        const ids = (one: ListingDraft): string[] => [...one.photos.map((each) => each.id), ...one.colors];
        const result = new Set(ids(merged(base, local, remote)));
        for (const each of new Set([...ids(base), ...ids(local), ...ids(remote)])) {
          const [was, mine, theirs] = [base, local, remote].map((side) => ids(side).includes(each));
          expect(result.has(each)).toBe(
            was === true ? mine === true && theirs === true : mine === true || theirs === true,
          );
        }
      }),
    );
  });
});

describe('fields', () => {
  test('PWA-033 the value that reaches the server later wins, the other one is stored under an id that is the same everywhere', () => {
    const base = draft({ title: 'kast' });
    const result = merged(
      base,
      draft({ title: 'mijn kast', editedAt: 7 }),
      draft({ title: 'haar kast', editedAt: 8 }),
    );
    expect(result.title).toBe('mijn kast');
    expect(result.editedAt).toBe(8);
    expect(result.otherVersions).toEqual([retainedVersion('title', 'haar kast', 8)]);
    const again = merged(base, { ...result }, { ...result });
    expect(again.otherVersions).toHaveLength(1);
  });

  test("hazard 19: without a base the server's value wins and differing text is stored", () => {
    const result = merged(
      null,
      draft({ title: 'oud', colors: ['rood'] }),
      draft({ title: 'nieuw', colors: ['wit'] }),
    );
    expect(result).toMatchObject({ title: 'nieuw', colors: ['wit', 'rood'] });
    expect(result.otherVersions.map((version) => JSON.parse(version.value))).toEqual(['oud']);
    expect(mergeScalar(undefined, '', 'nieuw')).toEqual({ value: 'nieuw' });
    expect(mergeScalar('a', 'b', '')).toEqual({ value: 'b' });
  });

  test('PWA-033 the order of photos is that of the side that changed it, new ones behind their neighbours', () => {
    const order = (result: readonly { id: string }[]): string =>
      result.map(({ id: each }) => Number(each.slice(-3))).join('');
    const kind: KeyedList<ListingDraft['photos'][number]> = {
      keyOf: (item) => item.id,
      mergeItem: (_base, local) => local,
    };
    const list = (...indexes: number[]) => indexes.map((index) => photo(index));
    expect(order(mergeKeyed(kind, list(1, 2, 3), list(1, 2, 3, 4), list(3, 1, 2)))).toBe('3412');
    expect(order(mergeKeyed(kind, list(1, 2, 3), list(3, 2, 1), list(1, 2, 5, 3)))).toBe('3251');
    expect(order(mergeKeyed(kind, list(1, 2), list(2, 1), list(2)))).toBe('2');
    expect(order(mergeKeyed(kind, list(1), list(1), list(9, 1)))).toBe('91');
    expect(order(mergeKeyed(kind, list(2, 1), list(1, 2), list(9, 2, 1)))).toBe('912');
    expect(mergeSet(null, ['a'], [])).toEqual(['a']);
  });

  test('PWA-033 what upload found out about a photo is never forgotten', () => {
    const base = draft({ photos: [photo(1)] });
    const local = draft({ photos: [{ ...photo(1), hash: 'a'.repeat(64) }] });
    const remote = draft({ photos: [photo(1, 'key')] });
    expect(merged(base, local, remote).photos).toEqual([{ ...photo(1, 'key'), hash: 'a'.repeat(64) }]);
    const moved = draft({ photos: [photo(1, 'other')] });
    expect(merged(remote, base, moved).photos[0]?.mediaKey).toBe('other');
    expect(merged(base, remote, moved).photos[0]?.mediaKey).toBe('key');
    const undone = merged(remote, base, draft({ photos: [photo(1, 'key')], title: 't' }));
    expect(undone.photos[0]?.mediaKey).toBeNull();
    expect(merged(null, local, remote).photos).toEqual([{ ...photo(1, 'key'), hash: 'a'.repeat(64) }]);
  });

  test('PWA-033 attributes merge by name', () => {
    const attributes = (...pairs: [string, string][]) =>
      draft({ attributes: pairs.map(([name, value]) => ({ name, value })) });
    const result = merged(
      attributes(['seat', '40']),
      attributes(['seat', '45'], ['arms', 'yes']),
      attributes(['seat', '50']),
    );
    expect(result.attributes).toEqual([
      { name: 'seat', value: '45' },
      { name: 'arms', value: 'yes' },
    ]);
    expect(result.otherVersions.map((version) => JSON.parse(version.value))).toEqual([
      { name: 'seat', value: '50' },
    ]);
  });

  test('lists that would exceed their bound merge as one value: one side wins, the other is stored', () => {
    const colors = (from: string): string[] => Array.from({ length: 8 }, (_, index) => `${from}${index}`);
    const result = merged(draft(), draft({ colors: colors('a') }), draft({ colors: colors('b') }));
    expect(result.colors).toEqual(colors('a'));
    expect(result.otherVersions.map((version) => JSON.parse(version.value))).toEqual([colors('b')]);
    const pictures = (from: number): ListingDraft['photos'] =>
      Array.from({ length: 30 }, (_, index) => photo(from + index));
    const outcome = mergeDocument('drafts', {
      base: present(draft()),
      local: present(draft({ photos: pictures(100) })),
      remote: present(draft({ photos: pictures(200) })),
    });
    expect(outcome.merged.content.photos).toHaveLength(30);
    expect(outcome.leftovers).toMatchObject([{ code: 'other_version', content: { photos: pictures(200) } }]);
    const many = (from: string) =>
      Array.from({ length: 30 }, (_, index) => ({ name: `${from}${index}`, value: 'x' }));
    const wide = merged(draft(), draft({ attributes: many('a') }), draft({ attributes: many('b') }));
    expect(wide.attributes).toHaveLength(30);
    const photosAlike = mergeDocument('drafts', {
      base: present(draft({ photos: pictures(100) })),
      local: present(draft({ photos: pictures(100) })),
      remote: present(draft({ photos: [...pictures(100), ...pictures(200)] })),
    });
    expect(photosAlike.leftovers).toEqual([]);
  });

  test('hazard 18: stored versions never make a draft too large; the oldest go to the rejected edits', () => {
    const long = (index: number) => retainedVersion('description', `${index}${'x'.repeat(16_000)}`, index);
    const otherVersions = [4, 1, 3, 2, 5].map(long).filter((version) => version !== null);
    const { draft: fitted, leftovers } = fitDraft(draft({ otherVersions }));
    expect(new TextEncoder().encode(JSON.stringify(fitted)).length).toBeLessThan(documentBytesLimit);
    expect(fitted.otherVersions.map((version) => version.savedAt)).toEqual([4, 3, 5]);
    expect(leftovers).toHaveLength(2);
    expect(retainedVersion('description', 'x'.repeat(30_000), 1)).toBeNull();
    const outcome = mergeDocument('drafts', {
      base: present(draft({ description: 'a' })),
      local: present(draft({ description: 'b' })),
      remote: present(draft({ description: 'x'.repeat(30_000) })),
    });
    expect(outcome.leftovers).toMatchObject([{ code: 'other_version' }]);
  });

  test('a stored version that its owner has resolved does not come back', () => {
    const version = retainedVersion('title', 'oud', 1);
    const base = draft({ otherVersions: version === null ? [] : [version] });
    expect(merged(base, draft(), draft({ ...base, brand: 'Pastoe' })).otherVersions).toEqual([]);
    const later = version === null ? [] : [{ ...version, savedAt: 9 }];
    expect(merged(base, base, draft({ otherVersions: later })).otherVersions).toEqual(later);
    expect(merged(base, draft({ otherVersions: later }), base).otherVersions).toEqual(later);
  });
});
