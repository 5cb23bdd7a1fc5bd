import { readFileSync } from 'node:fs';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { dismissToast, toastStore } from '#src/ui/kit/toast-store.ts';
import {
  press,
  product,
  queries,
  saved,
  server,
  show,
  texts,
  title,
  type,
  uuid,
} from '#tests/setup/product-form-bench.tsx';

vi.mock('#src/platform/update/app-update.ts', () => ({ cachePhotoToolsOffline: async () => undefined }));

function disconnect() {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
}

test('ROUTE-070 ROUTE-083 FORM-071 FORM-079 a product opens in its form; only changed fields are saved, then the list opens', async () => {
  const client = queries();
  client.setQueryData(['product', 'x'], 'as it was');
  show(client);
  expect((await title()).value).toBe(product.title);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  server.answers = [saved()];
  await type('Teak dressoir uit 1962');
  press('Save');
  await screen.findByRole('heading', { name: '/list' });
  expect(server.sent.map(({ input, publish }) => ({ input, publish }))).toEqual([
    { input: { title: 'Teak dressoir uit 1962' }, publish: false },
  ]);
  expect(texts()).toContain('Saved.');
  expect(client.getQueryState(['product', 'x'])?.isInvalidated).toBe(true);
  expect(localStorage.getItem(`ad-edit:${uuid}`)).toBeNull();
});

test('FORM-026 fetching the same product again keeps the form and its focus; another version resets it', async () => {
  const client = queries();
  show(client);
  await type('Teak dressoir uit 1962');
  const field = await title();
  // What surrounds the form changes with the answer, so it shows when the answer has arrived.
  server.content = { ...product, status: 'ARCHIVED' };
  await act(() => client.refetchQueries());
  await screen.findByRole('button', { name: 'List again' });
  expect([document.activeElement === field, field.isConnected]).toEqual([true, true]);
  server.content = { ...product, rawPrice: 400 };
  await act(() => client.refetchQueries());
  await waitFor(() => expect(field.isConnected).toBe(false));
  expect((await title()).value).toBe('Teak dressoir uit 1962');
});

test('FORM-061 FORM-073 errors are shown at their fields and nothing is sent; after a lost answer the retry has the same id', async () => {
  show();
  await type('Kast');
  press('Save');
  expect((await screen.findByRole('alert')).textContent).toContain('Enter a title of 5 to 150 characters.');
  expect(server.sent).toEqual([]);
  await type('Kastje');
  press('Save');
  await screen.findByText(/You can save once you are back online|Your listing could not be saved/);
  act(() => online$.next(true));
  server.answers = [saved()];
  press('Save');
  await screen.findByRole('heading', { name: '/list' });
  expect(new Set(server.sent.map(({ commandId }) => commandId)).size).toBe(1);
});

test('FORM-048 a removed background is taken back after the form was opened anew', async () => {
  const photos = [
    { name: '1', mediaKey: 'c', source: { name: '1', mediaKey: 'a' } },
    { name: '2', mediaKey: 'b' },
  ];
  localStorage.setItem(`ad-edit:${uuid}`, JSON.stringify({ userId: 'me', changes: {}, photos }));
  show();
  await title();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false);
  await screen.findByText('You can restore the original until you save.');
  press('Restore the original photo');
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true),
  );
  screen.getByRole('button', { name: 'Remove the background of the main photo' });
});

test('FORM-026 leaving with changes asks: closing stays, not saving drops them, saving saves and leaves', async () => {
  show();
  const leave = () => fireEvent.click(screen.getByRole('link', { name: 'Leave' }));
  await type('Een andere titel');
  leave();
  const question = await screen.findByRole('alertdialog', { name: 'Save your changes?' });
  expect(
    within(question)
      .getAllByRole('button', { name: /ave/ })
      .map(({ textContent }) => textContent),
  ).toEqual(['Don’t save', 'Save']);
  fireEvent.keyDown(question, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect((await title()).value).toBe('Een andere titel');
  leave();
  await screen.findByRole('alertdialog');
  press('Don’t save');
  await screen.findByRole('heading', { name: '/elsewhere' });
  expect([server.sent.length, localStorage.getItem(`ad-edit:${uuid}`)]).toEqual([0, null]);
  cleanup();
  show();
  await type('Een derde titel');
  server.answers = [saved()];
  leave();
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { name: '/elsewhere' });
  expect(server.sent.map(({ input }) => input)).toEqual([{ title: 'Een derde titel' }]);
});

test('FORM-026 closing the question while the changes are being saved stays on the form', async () => {
  const client = queries();
  show(client);
  await type('Een vierde titel');
  const { promise, resolve } = Promise.withResolvers<object>();
  server.answers = [promise];
  fireEvent.click(screen.getByRole('link', { name: 'Leave' }));
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: 'Save' }));
  fireEvent.keyDown(question, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  for (const { id } of toastStore.read()) dismissToast(id);
  resolve(saved());
  await waitFor(() => expect(texts()).toEqual(['Saved.']));
  await act(() => client.refetchQueries());
  expect(screen.queryByRole('heading', { name: '/elsewhere' })).toBeNull();
  expect(await title()).toBeTruthy();
});

test('typed text survives a reload; without a network it stays in the form and a message shows that', async () => {
  show();
  await type('Nog niet bewaard');
  cleanup();
  show();
  expect((await title()).value).toBe('Nog niet bewaard');
  act(() => online$.next(false));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  expect(
    screen.getByText('You are offline. You can save once you are back online; you won’t lose your changes.'),
  ).toBeTruthy();
});

test.each(['ARCHIVED', 'EXPIRED'])(
  'FORM-010 FORM-011 FORM-012 %s is offered again with one press',
  async (status) => {
    server.content = { ...product, status };
    server.answers = [saved('IN_REVIEW')];
    show();
    await title();
    press('List again');
    await screen.findByRole('heading', { name: '/list' });
    expect(server.sent.map(({ input, publish }) => ({ input, publish }))).toEqual([
      { input: {}, publish: true },
    ]);
    expect(texts()).toContain('We are reviewing your listing. We’ll let you know as soon as it is live.');
  },
);

test('FORM-010 the Dutch button of an ended product reads as demanded', () => {
  expect(readFileSync('locales/nl/account.po', 'utf8')).toContain(
    'msgid "List again"\nmsgstr "Meld opnieuw aan"',
  );
});

test('FORM-010 a live product is not submitted again; FORM-043 FORM-076 one from elsewhere may not cost more than there', async () => {
  server.content = { ...product, scrapeUrl: 'https://example.test/1', comparePrice: 500 };
  show();
  await title();
  expect(screen.queryByRole('button', { name: 'List again' })).toBeNull();
  fireEvent.change(screen.getByRole('textbox', { name: 'Asking price' }), { target: { value: '501' } });
  press('Save');
  await screen.findByRole('alert');
  const messages = () =>
    screen
      .getAllByText(/cannot be higher than the original price/)
      .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  await waitFor(() => {
    expect(messages().length).toBeGreaterThan(0);
    for (const text of messages()) expect(text).toMatch(/ It was € 500,–\..* post@gevonden\.test\.$/);
  });
  expect(server.sent).toEqual([]);
});

test('unsaved changes open in their form without a network, on the product as it was loaded', async () => {
  show();
  await type('Nog niet bewaard');
  cleanup();
  const { fetch } = globalThis;
  disconnect();
  const client = queries();
  show(client);
  const field = await title();
  expect(field.value).toBe('Nog niet bewaard');
  await act(() => client.refetchQueries());
  expect(field.isConnected).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Asking price' }).value).toBe('450');
  expect(screen.queryByText('The form of this listing could not be loaded.')).toBeNull();
  vi.stubGlobal('fetch', fetch);
  act(() => online$.next(true));
  server.content = { ...product, rawPrice: 400, title: 'Hun titel' };
  server.answers = [
    {
      __typename: 'FailedToUpdateError',
      errorCode: 'product_changed_since_seen',
      message: 'Changed meanwhile.',
    },
  ];
  press('Save');
  await screen.findByText('Changed here and elsewhere: Title');
  expect(server.sent.map(({ seen }) => seen)).toEqual([product.changedAt]);
});

test('FORM-075 the message about a form that cannot be loaded says that unsaved changes are still on the device', async () => {
  const edit = { userId: 'me', changes: { title: 'Nog niet bewaard' }, photos: null };
  localStorage.setItem(`ad-edit:${uuid}`, JSON.stringify(edit));
  disconnect();
  show();
  expect(await screen.findByText(/changes that you have not saved are kept on this device/)).toBeTruthy();
});

test('FORM-075 a form that cannot be loaded shows a message and retries', async () => {
  disconnect();
  show();
  expect(screen.queryByText(/kept on this device/)).toBeNull();
  expect(await screen.findByText('The form of this listing could not be loaded.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
