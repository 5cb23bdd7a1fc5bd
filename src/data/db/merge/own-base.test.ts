import { describe, expect, test } from 'vitest';
import { emptyDraft, type ListingDraft } from '#domain/product/draft.ts';
import { conflictHandler } from '../conflict-handler.ts';
import { mergeDocument } from './merge.ts';
import { ownBase } from './own-base.ts';
import type { Version } from './version.ts';

const id = '00000000-0000-4000-8000-000000000001';
const draft = (change: Partial<ListingDraft> = {}): ListingDraft => ({ ...emptyDraft(id, 5), ...change });
const present = <T>(content: T): Version<T> => ({ deleted: false, content });
const dead = <T>(content: T): Version<T> => ({ deleted: true, content });
const pairs = (...all: [string, string][]) => all.map(([name, value]) => ({ name, value }));

/** The base for drafts that are not deleted; null stays null. */
function base(known: ListingDraft | null, sent: ListingDraft[], remote: ListingDraft): ListingDraft | null {
  const found = ownBase(known === null ? null : present(known), sent.map(present), present(remote));
  return found?.content ?? null;
}

describe('hazard 4: the base when pushes went out without an answer', () => {
  test('is the known state when nothing was sent, or nothing of it came back', () => {
    const known = present(draft({ title: 'a' }));
    expect(ownBase(known, [], present(draft({ title: 'b' })))).toEqual(known);
    expect(ownBase(known, [dead(draft())], present(draft({ title: 'b' })))).toEqual(known);
    expect(ownBase(null, [present({ id, title: 'a' })], present({ id, title: 'b' }))).toBeNull();
    expect(base(draft({ title: 'a' }), [draft({ title: 'b' })], draft({ title: 'c' }))?.title).toBe('a');
  });

  test('is our own state when any of our pushes comes back', () => {
    const [first, second] = [draft({ title: 'one' }), draft({ title: 'two' })];
    for (const arrived of [first, second]) expect(base(draft(), [first, second], arrived)).toEqual(arrived);
  });

  test('is ours field by field when another device went on from it', () => {
    const sent = draft({ title: 'ours', brand: 'Pastoe' });
    const remote = draft({ title: 'ours', brand: 'Artifort', price: 10 });
    expect(base(draft({ title: 'old' }), [sent], remote)).toMatchObject({
      title: 'ours',
      brand: '',
      price: null,
    });
  });

  test('without a known state has only the fields that came back, so that no text is lost', () => {
    const sent = draft({ title: 'ours', brand: 'Pastoe' });
    const remote = draft({ title: 'ours', brand: 'Artifort' });
    const common = ownBase(null, [present(sent)], present(remote));
    expect(common?.content.title).toBe('ours');
    expect(Object.keys(common?.content ?? {})).not.toContain('brand');
    const local = present(draft({ title: 'newer', brand: 'Pastoe' }));
    const { merged } = mergeDocument('drafts', { base: common, local, remote: present(remote) });
    expect(merged.content).toMatchObject({ title: 'newer', brand: 'Artifort' });
    expect(merged.content.otherVersions.map((version) => JSON.parse(version.value))).toEqual(['Pastoe']);
  });

  test('knows the items of a list that we added, changed or took away', () => {
    const known = draft({ colors: ['rood', 'wit'], attributes: pairs(['seat', '40'], ['arms', 'no']) });
    const sent = draft({ colors: ['wit', 'geel'], attributes: pairs(['seat', '45'], ['arms', 'no']) });
    const remote = draft({
      colors: ['blauw', 'wit', 'geel'],
      attributes: pairs(['seat', '45'], ['arms', 'yes'], ['legs', '4']),
    });
    const common = base(known, [sent], remote);
    expect(common?.colors).toEqual(['wit', 'geel']);
    expect(common?.attributes).toEqual(pairs(['seat', '45'], ['arms', 'no']));
    // Removed again since then: without the sent state the colour would come back as another device's edit.
    const local = present(draft({ ...sent, colors: ['wit'] }));
    const { merged } = mergeDocument('drafts', {
      base: common === null ? null : present(common),
      local,
      remote: present(remote),
    });
    expect([...merged.content.colors].sort()).toEqual(['blauw', 'wit']);
  });

  test('is the deletion when that was sent and is what the server holds', () => {
    const gone = dead(draft());
    expect(ownBase(present(draft()), [dead(draft({ title: 'x' }))], gone)).toBe(gone);
    const known = present(draft());
    expect(ownBase(known, [present(draft({ title: 'x' }))], gone)).toBe(known);
    // The entry was removed in a push that was lost and added again, so it stays.
    const on = present({ id, addedAt: 1 });
    const off = dead({ id, addedAt: 1 });
    const common = ownBase(on, [off], off);
    expect(mergeDocument('wishlist', { base: common, local: on, remote: off }).merged.deleted).toBe(false);
    expect(mergeDocument('wishlist', { base: on, local: on, remote: off }).merged.deleted).toBe(true);
  });

  test('a wishlist entry that was sent without an answer and removed stays removed', () => {
    const on = present({ id, addedAt: 1 });
    const off = dead({ id, addedAt: 1 });
    const common = ownBase(null, [on], on);
    expect(mergeDocument('wishlist', { base: common, local: off, remote: on }).merged.deleted).toBe(true);
  });

  test('the handler asks for the sent versions', async () => {
    const handler = conflictHandler('drafts');
    const state = (change: object) => ({ ...draft(), _deleted: false, ...change });
    const input = {
      newDocumentState: state({ title: 'A2' }),
      assumedMasterState: state({ title: 'A0' }),
      realMasterState: state({ title: 'A1' }),
    };
    expect((await handler.resolve(input, '')).otherVersions).toHaveLength(1);
    handler.bind({ sent: () => Promise.resolve([present(draft({ title: 'A1' }))]) });
    expect(await handler.resolve(input, '')).toMatchObject({ title: 'A2', otherVersions: [] });
  });
});
