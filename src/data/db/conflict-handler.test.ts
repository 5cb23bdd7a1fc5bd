import { describe, expect, test } from 'vitest';
import { emptyDraft, type ListingDraft } from '#domain/product/draft.ts';
import { conflictHandler } from './conflict-handler.ts';
import type { Leftover } from './merge/version.ts';

const draft = (change: Partial<ListingDraft> = {}): ListingDraft => ({
  ...emptyDraft('00000000-0000-4000-8000-000000000001', 5),
  ...change,
});

describe('the handler', () => {
  const state = (change: object) => ({ ...draft(), _deleted: false, ...change });

  test("hazard 3: it never throws: a document that cannot be merged goes to the rejected edits and the server's state is taken", async () => {
    const handler = conflictHandler('drafts');
    const recorded: Leftover[] = [];
    handler.bind({
      recordRejectedEdit: (_id, leftover) => {
        recorded.push(leftover);
        return recorded.length > 1 ? Promise.reject(new Error('full')) : Promise.resolve();
      },
    });
    const real = state({ title: 'server' });
    const damaged = state({ title: 'mine', photos: 'no list' as unknown as [] });
    const input = { newDocumentState: damaged, assumedMasterState: state({}), realMasterState: real };
    expect(await handler.resolve(input, '')).toBe(real);
    expect(recorded).toMatchObject([{ content: { title: 'mine' } }]);
    expect(await handler.resolve(input, '')).toBe(real);
    const getter = Object.defineProperty({}, 'title', { enumerable: true, get: () => JSON.parse('{') });
    expect(handler.isEqual(getter as typeof real, real, '')).toBe(false);
  });

  test('a handler that is not bound yet merges without a base and stores rejected edits once it is bound', async () => {
    const handler = conflictHandler('drafts');
    const input = {
      newDocumentState: state({ title: 'mine', description: 'x'.repeat(25_000) }),
      realMasterState: state({ title: 'theirs', description: 'y' }),
    };
    const merged = await handler.resolve(input, '');
    expect(merged.title).toBe('theirs');
    expect(merged.otherVersions).toHaveLength(1);
    const recorded: Leftover[] = [];
    handler.bind({
      recordRejectedEdit: (_id, leftover) => {
        recorded.push(leftover);
        return Promise.resolve();
      },
    });
    await handler.resolve(input, '');
    expect(recorded).toEqual([{ code: 'other_version', content: { description: 'x'.repeat(25_000) } }]);
  });

  test('equal means the same content; what the storage adds does not count, a delete does', () => {
    const { isEqual } = conflictHandler('drafts');
    expect(isEqual(state({}), { ...state({}), _attachments: {}, _rev: '1-a' } as never, '')).toBe(true);
    expect(isEqual(state({}), state({ title: 'x' }), '')).toBe(false);
    expect(isEqual(state({ _deleted: true, title: 'x' }), state({ _deleted: true }), '')).toBe(true);
    expect(isEqual(state({ _deleted: true }), state({}), '')).toBe(false);
    expect(isEqual(state({ photos: {} as unknown as [] }), state({ photos: [] }), '')).toBe(false);
    expect(isEqual(state({ more: 1 }), state({}), '')).toBe(false);
  });

  test("hazard 19: it asks for the lost base, and takes the server's state of documents that were never edited here", async () => {
    const handler = conflictHandler('drafts');
    const input = { newDocumentState: state({ title: 'stale' }), realMasterState: state({ title: 'new' }) };
    handler.bind({ lostBase: () => Promise.resolve('clean' as const) });
    expect(await handler.resolve(input, '')).toBe(input.realMasterState);
    handler.bind({ lostBase: () => Promise.resolve(draft({ title: 'new' })) });
    expect((await handler.resolve(input, '')).title).toBe('stale');
    handler.bind({ trueBase: () => ({ ...draft({ title: 'stale' }), deleted: false }) });
    expect((await handler.resolve(input, '')).title).toBe('new');
    handler.bind({ trueBase: () => null });
    expect((await handler.resolve(input, '')).otherVersions).toHaveLength(1);
  });
});
