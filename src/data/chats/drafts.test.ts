import { expect, test } from 'vitest';
import { draftAt, forgetDraftsOf, storeDraft } from './drafts.ts';

const [one, other] = ['8f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02', '0b6d6e39-3f0f-4a55-8f5e-6a1f2c3d4e5f'];
const at = (userId: string, conversationUuid = one) => ({ userId, conversationUuid });

function store(first: string | null = null) {
  let text = first;
  return {
    getItem: () => text,
    setItem: (_key: string, value: string) => {
      text = value;
    },
    removeItem: () => {
      text = null;
    },
    text: () => text,
  };
}

test('PWA-001 a draft is stored for its writer and its conversation until it is empty', () => {
  const storage = store();
  storeDraft(at('anna'), 'Is de kast', storage);
  storeDraft(at('anna'), 'Is de kast er nog', storage);
  storeDraft(at('anna', other), 'Dag', storage);
  storeDraft(at('bram'), 'Van Bram', storage);
  expect(draftAt(at('anna'), storage)).toBe('Is de kast er nog');
  expect(draftAt(at('anna', other), storage)).toBe('Dag');
  expect(draftAt(at('bram', other), storage)).toBe('');
  storeDraft(at('anna'), '', storage);
  expect(draftAt(at('anna'), storage)).toBe('');
  expect(draftAt(at('bram'), storage)).toBe('Van Bram');
});

test('hazard 11: at sign-out nothing of the account stays, and everything of others', () => {
  const storage = store();
  storeDraft(at('anna'), 'Van Anna', storage);
  storeDraft(at('bram'), 'Van Bram', storage);
  forgetDraftsOf('anna', storage);
  expect(storage.text()).not.toContain('Anna');
  expect(draftAt(at('bram'), storage)).toBe('Van Bram');
  forgetDraftsOf('bram', storage);
  expect(storage.text()).toBeNull();
});

test('the oldest drafts are removed when there are too many', () => {
  const storage = store();
  for (let count = 0; count < 60; count += 1) storeDraft(at(`person ${count}`), `text ${count}`, storage);
  expect(draftAt(at('person 9'), storage)).toBe('');
  expect(draftAt(at('person 10'), storage)).toBe('text 10');
});

test('a device without storage, or with malformed data, loses the draft alone', () => {
  const full = {
    ...store(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  storeDraft(at('anna'), 'Een', full);
  expect(draftAt(at('anna'), full)).toBe('');
  expect(draftAt(at('anna'), null)).toBe('');
  for (const broken of ['{', '{}', '[1,{"userId":"anna"}]'])
    expect(draftAt(at('anna'), store(broken))).toBe('');
});
