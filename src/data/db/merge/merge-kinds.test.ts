import { describe, expect, test } from 'vitest';
import { emptyDraft, type ListingDraft } from '#domain/product/draft.ts';
import { mergeDocument } from './merge.ts';
import type { Version } from './version.ts';

const id = '00000000-0000-4000-8000-000000000001';
const present = <T>(content: T): Version<T> => ({ deleted: false, content });
const dead = <T>(content: T): Version<T> => ({ deleted: true, content });
const draft = (change: Partial<ListingDraft> = {}): ListingDraft => ({ ...emptyDraft(id, 5), ...change });

describe('deletes, wishlist entries, searches and addresses', () => {
  test('PWA-033 a delete wins; edits that conflict with it go to the rejected edits', () => {
    const base = present(draft({ title: 'a' }));
    const edited = present(draft({ title: 'b' }));
    const gone = dead(draft());
    expect(mergeDocument('drafts', { base, local: edited, remote: gone })).toMatchObject({
      merged: { deleted: true },
      leftovers: [{ code: 'deleted_elsewhere', content: { title: 'b' } }],
    });
    expect(mergeDocument('drafts', { base, local: gone, remote: edited }).leftovers).toEqual([
      { code: 'deleted_here', content: expect.objectContaining({ title: 'b' }) },
    ]);
    expect(mergeDocument('drafts', { base, local: gone, remote: base }).leftovers).toEqual([]);
    expect(mergeDocument('drafts', { base, local: gone, remote: gone }).merged.deleted).toBe(true);
    expect(mergeDocument('drafts', { base: null, local: edited, remote: gone }).merged.deleted).toBe(true);
  });

  test('WISH-004 WISH-005 a wishlist entry that is added again comes back, one that was only known is removed', () => {
    const entry = (addedAt: number) => ({ id, addedAt });
    const on = present(entry(1));
    const off = dead(entry(0));
    expect(mergeDocument('wishlist', { base: off, local: present(entry(9)), remote: off }).merged).toEqual(
      present(entry(9)),
    );
    expect(mergeDocument('wishlist', { base: null, local: on, remote: off }).merged.deleted).toBe(false);
    expect(mergeDocument('wishlist', { base: on, local: on, remote: off }).merged.deleted).toBe(true);
    expect(mergeDocument('wishlist', { base: on, local: off, remote: on }).merged.deleted).toBe(true);
    expect(
      mergeDocument('wishlist', { base: null, local: on, remote: present(entry(5)) }).merged.content.addedAt,
    ).toBe(5);
  });

  test('PWA-032 of two searches the later one counts', () => {
    const search = (query: string, usedAt: number) => present({ id: 'teak', query, usedAt });
    const sides = { base: null, local: search('Teak', 4), remote: search('teak', 9) };
    expect(mergeDocument('searchHistory', sides).merged.content.query).toBe('teak');
    const swapped = { base: null, local: sides.remote, remote: sides.local };
    expect(mergeDocument('searchHistory', swapped).merged.content.query).toBe('teak');
  });

  test('PWA-034 addresses merge by field; an overwritten value goes to the rejected edits', () => {
    const address = (change: object) => ({
      ...{
        id,
        firstName: '',
        lastName: '',
        companyName: '',
        street: '',
        houseNumber: '',
        houseNumberExtension: '',
      },
      ...{ postcode: '', city: '', country: 'NL' as const, phoneNumber: '', email: '', createdAt: 1 },
      ...change,
    });
    const outcome = mergeDocument('addresses', {
      base: present(address({ city: 'Ede' })),
      local: present(address({ city: 'Gent', street: 'Dam', createdAt: 3 })),
      remote: present(address({ city: 'Luik', postcode: '1000', createdAt: 2 })),
    });
    expect(outcome.merged.content).toMatchObject({
      city: 'Gent',
      street: 'Dam',
      postcode: '1000',
      createdAt: 3,
    });
    expect(outcome.leftovers).toEqual([{ code: 'other_version', content: { city: 'Luik' } }]);
    const noBase = {
      base: null,
      local: present(address({ city: 'Gent' })),
      remote: present(address({ city: 'Luik' })),
    };
    expect(mergeDocument('addresses', noBase).merged.content.city).toBe('Luik');
    const apart = { ...noBase, base: present(address({})), remote: present(address({ street: 'Dam' })) };
    expect(mergeDocument('addresses', apart)).toMatchObject({
      merged: { content: { city: 'Gent', street: 'Dam' } },
      leftovers: [],
    });
  });
});
