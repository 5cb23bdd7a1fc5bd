import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { press, product, saved, server, show, title, type, uuid } from '#tests/setup/product-form-bench.tsx';

vi.mock('#src/platform/update/app-update.ts', () => ({ cachePhotoToolsOffline: async () => undefined }));

const loadedAt = '2026-03-01T10:00:00.000Z';
const savedAt = '2026-03-01T10:05:00.000Z';
const message = 'This listing was changed in the meantime.';
const outdated = {
  __typename: 'FailedToUpdateError',
  errorCode: 'product_changed_since_seen',
  message,
};

/** Another device saves while the form is open: the next save is refused, and the product is as given. */
function saveElsewhere(change: Partial<typeof product>) {
  server.content = { ...product, ...change, changedAt: savedAt };
  server.answers = [outdated, saved()];
}

async function open() {
  server.content = { ...product, changedAt: loadedAt };
  show();
  await title();
}

const sent = () => server.sent.map(({ input, seen }) => ({ input, seen }));

test('FORM-078 changes of another device in other fields stay, and the save goes through at once', async () => {
  await open();
  await type('Teak dressoir uit 1962');
  saveElsewhere({ rawPrice: 400 });
  press('Save');
  await screen.findByRole('heading', { name: '/list' });
  expect(sent()).toEqual([
    { input: { title: 'Teak dressoir uit 1962' }, seen: loadedAt },
    { input: { title: 'Teak dressoir uit 1962' }, seen: savedAt },
  ]);
  expect(localStorage.getItem(`ad-edit:${uuid}`)).toBeNull();
});

test('FORM-078 PWA-033 a field that was changed elsewhere too shows both values, also after a reload', async () => {
  await open();
  await type('Mijn titel');
  saveElsewhere({ title: 'Hun titel', rawPrice: 400 });
  press('Save');
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  await screen.findByText('Changed here and elsewhere: Title');
  expect(sent()).toHaveLength(1);
  cleanup();
  show();
  expect((await title()).value).toBe('Mijn titel');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Asking price' }).value).toBe('400');
  await screen.findByText('You entered Mijn titel. Meanwhile Hun titel was saved elsewhere.');
  press('Use Hun titel');
  await waitFor(() => expect(screen.queryByText('Changed here and elsewhere: Title')).toBeNull());
  expect((await title()).value).toBe('Hun titel');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
});

test('FORM-078 a second save replaces the value of the other device knowingly', async () => {
  await open();
  await type('Mijn titel');
  saveElsewhere({ title: 'Hun titel' });
  press('Save');
  await screen.findByText('Changed here and elsewhere: Title');
  press('Save');
  await screen.findByRole('heading', { name: '/list' });
  expect(sent()).toEqual([
    { input: { title: 'Mijn titel' }, seen: loadedAt },
    { input: { title: 'Mijn titel' }, seen: savedAt },
  ]);
});

test('FORM-078 photos that were changed on both sides are named, and the other ones can be used', async () => {
  const photos = [
    { name: '2', mediaKey: 'b' },
    { name: '1', mediaKey: 'a' },
  ];
  localStorage.setItem(`ad-edit:${uuid}`, JSON.stringify({ userId: 'me', changes: {}, photos }));
  await open();
  saveElsewhere({ images: [...product.images, { __typename: 'ProductImage', key: 'c' }] });
  await type('Mijn titel');
  press('Save');
  await screen.findByText('Changed here and elsewhere: Photos');
  press('Use the other photos');
  await waitFor(() => expect(screen.queryByText('Changed here and elsewhere: Photos')).toBeNull());
  expect((await title()).value).toBe('Mijn titel');
  press('Save');
  await screen.findByRole('heading', { name: '/list' });
  expect(sent().at(-1)).toEqual({ input: { title: 'Mijn titel' }, seen: savedAt });
});

test('FORM-078 the change of a linked field elsewhere is shown before the save', async () => {
  server.content = { ...product, changedAt: loadedAt };
  show();
  await title();
  fireEvent.change(screen.getByRole('textbox', { name: /How many/ }), { target: { value: '3' } });
  saveElsewhere({ isSetOfProducts: true });
  press('Save');
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(sent()).toHaveLength(1);
});
