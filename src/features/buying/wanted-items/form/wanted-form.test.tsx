import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { forgetWantedUploads } from '../photos/wanted-uploads.ts';
import { beginWith, emptyValues, forgetForm, readStoredForm, storeForm } from './stored-form.ts';
import { WantedForm } from './wanted-form.tsx';

const me = 'me';
const photo = { name: 'hall.jpg', mediaKey: 'a'.repeat(64) };
const filled = { ...emptyValues, title: 'Teak sideboard', budget: 400, category: 'meubels/kasten' };
const tree = [
  {
    __typename: 'CategoryEntry',
    path: 'meubels',
    title: 'Furniture',
    children: [{ __typename: 'CategoryEntry', path: 'meubels/kasten', title: 'Cabinets', children: [] }],
  },
];

interface Sent {
  readonly operationName: string;
  readonly variables: Record<string, unknown>;
}
let sent: Sent[] = [];
let answer: object = {};
let hasCategories = true;
let onSent = vi.fn();

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  sent = [];
  answer = { __typename: 'WantedItem', uuid: 'x' };
  hasCategories = true;
  onSent = vi.fn();
  vi.stubGlobal('fetch', async (_url: string, init: { body: string }) => {
    const question: Sent = JSON.parse(init.body);
    const isTree = question.operationName === 'WantedCategories';
    if (isTree && !hasCategories) return new Response('{"errors":[{"message":"no"}]}');
    if (!isTree) sent.push(question);
    return new Response(
      JSON.stringify({ data: isTree ? { categories: tree } : { createWantedItem: answer } }),
    );
  });
});
afterEach(() => {
  online$.next(true);
  cleanup();
  forgetForm();
  forgetWantedUploads();
  vi.unstubAllGlobals();
});

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <WantedForm userId={me} onSent={onSent} />
      </QueryClientProvider>
    </I18nProvider>,
  );
}
const place = () => screen.getByRole('button', { name: 'Post wanted request' });
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'What are you looking for?' });

describe('typed text stays', () => {
  test('over a reload, with the photos that were sent; for nobody else', () => {
    show();
    fireEvent.change(title(), { target: { value: 'Teak' } });
    cleanup();
    forgetWantedUploads();
    show();
    expect(title().value).toBe('Teak');
    storeForm(me, filled, [photo]);
    expect(readStoredForm(me)).toMatchObject({ values: filled, photos: [photo] });
    expect(readStoredForm('other').values).toEqual(emptyValues);
    expect(readStoredForm(me).values).toEqual(emptyValues);
  });

  test('without a network, and the form shows that sending needs one', async () => {
    storeForm(me, filled, [photo]);
    show();
    await screen.findByRole('combobox', { name: 'Category' });
    act(() => online$.next(false));
    expect(place().hasAttribute('disabled')).toBe(true);
    screen.getByText(/send it once you are back online/);
    expect(title().value).toBe('Teak sideboard');
  });
});

describe('sending', () => {
  test('WANT-004 WANT-005 WANT-007 WANT-008 each missing part is named and nothing is sent', async () => {
    show();
    await screen.findByRole('combobox', { name: 'Category' });
    fireEvent.click(place());
    const summary = await screen.findByRole('alert');
    expect([...summary.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'Add at least one photo of something similar or of the place it is for.',
      'Enter what you are looking for.',
      'Choose a category.',
      'Enter your budget in whole euros: from 1 to 1,000,000 euros.',
    ]);
    expect(sent).toEqual([]);
  });

  test('WANT-010 WANT-013 a range with a lower end alone is refused; an empty one is not sent', async () => {
    storeForm(me, { ...filled, sizes: { ...filled.sizes, width: { lower: 80, upper: null } } }, [photo]);
    show();
    await screen.findByRole('combobox', { name: 'Category' });
    fireEvent.click(place());
    await screen.findByRole('alert');
    expect(sent).toEqual([]);
    const [most] = screen.getAllByRole('textbox', { name: 'Maximum' });
    if (most !== undefined) fireEvent.change(most, { target: { value: '200' } });
    fireEvent.click(place());
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    const { commandId, ...variables } = sent[0]?.variables ?? {};
    expect(commandId).toMatch(/^[0-9a-f-]{36}$/);
    expect(variables).toEqual({
      title: 'Teak sideboard',
      description: '',
      budget: 400,
      category: 'meubels/kasten',
      images: [photo.mediaKey],
      width: { lower: 80, upper: 200 },
    });
    expect(readStoredForm(me).values).toEqual(emptyValues);
  });

  test('WANT-008 without the list of categories there is no field for one, and it goes without', async () => {
    hasCategories = false;
    storeForm(me, { ...filled, category: null }, [photo]);
    show();
    fireEvent.click(place());
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    expect(screen.queryByRole('combobox', { name: 'Category' })).toBeNull();
  });

  test('WANT-014 a failure asks to try again, and the same intent keeps its id', async () => {
    answer = { __typename: 'ValidationError', errorCode: 'validation_error', message: 'x', fields: [] };
    storeForm(me, filled, [photo]);
    show();
    await screen.findByRole('combobox', { name: 'Category' });
    fireEvent.click(place());
    await screen.findByText('Something went wrong. Try again.');
    expect(title().value).toBe('Teak sideboard');
    answer = { __typename: 'WantedItem', uuid: 'x' };
    await waitFor(() => expect(place().hasAttribute('disabled')).toBe(false));
    fireEvent.click(place());
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    expect(new Set(sent.map(({ variables }) => variables.commandId)).size).toBe(1);
  });

  test('an error of the server is shown with its message, a refused field with its own', async () => {
    answer = {
      __typename: 'ValidationError',
      errorCode: 'too_many_wanted_items',
      message: 'Fifty already.',
      fields: [],
    };
    storeForm(me, filled, [photo]);
    show();
    await screen.findByRole('combobox', { name: 'Category' });
    fireEvent.click(place());
    await screen.findByText('Fifty already.');
    const fields = [{ field: 'images', code: 'images_not_uploaded' }];
    answer = { __typename: 'ValidationError', errorCode: 'validation_error', message: 'x', fields };
    fireEvent.click(place());
    expect(await screen.findAllByText(/no longer available/)).toHaveLength(2);
  });
});

test('PROD-049 what a sold product fills in is the beginning of a form, and replaces nothing that was entered', () => {
  const first = { title: 'Oak table', category: 'meubels/tafels' };
  expect(beginWith(emptyValues, false, first)).toEqual({ ...emptyValues, ...first });
  // From another sold product.
  const named = { ...emptyValues, title: 'Lamp', category: 'lampen/hanglampen' };
  expect(beginWith(named, false, first)).toEqual({ ...emptyValues, ...first });
  expect(beginWith(filled, false, first)).toEqual(filled);
  expect(beginWith(named, true, first)).toEqual(named);
  expect(beginWith(filled, false, {})).toEqual(filled);
});
