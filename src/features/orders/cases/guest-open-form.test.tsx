import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { GuestOpenForm } from './guest-open-form.tsx';

const linkKey = `8f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02.zzzzz.${'a'.repeat(64)}`;
const order = { uuid: 'o1', price: 450, quantity: 1, discount: 0, delivery: { pricePaidByCustomer: 50 } };
const calls: { readonly query: string; readonly variables: Readonly<Record<string, unknown>> }[] = [];
let answer: object;
let isCut: boolean;

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  sessionStorage.clear();
  isCut = false;
  calls.length = 0;
  answer = { __typename: 'OrderCase' };
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    calls.push(JSON.parse(body));
    if (isCut) throw new TypeError('Failed to fetch');
    return Response.json({ data: { openGuestCase: answer } });
  });
});
afterEach(() => {
  online$.next(true);
  cleanup();
  vi.unstubAllGlobals();
});

function show(): void {
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <GuestOpenForm linkKey={linkKey} order={order} account={<a href="/account">Create an account</a>} />
      </QueryClientProvider>
    </I18nProvider>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (group: string, name: string) =>
  fireEvent.click(within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name }));
const describeIt = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Describe the problem' }), {
    target: { value: text },
  });

/** Fills in a complaint about something damaged that asks for a part of the price. */
function fillIn(): void {
  choose('What is wrong?', 'It arrived damaged');
  for (const group of screen.getAllByRole('radiogroup').slice(1, 4))
    fireEvent.click(within(group).getByRole('radio', { name: 'No' }));
  describeIt('De poot is gebroken.');
  choose('What would you like?', 'Keep the product and get part of my money back');
  fireEvent.change(screen.getByRole('textbox', { name: /Amount you want back/ }), {
    target: { value: '100' },
  });
}

test('ORDER-016: a guest sends reason, answers and wish with the key of the link, after one question', async () => {
  show();
  press('Report a problem');
  press('Send complaint');
  expect(screen.getByText('Not yet complete')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Create an account' })).toBeTruthy();
  fillIn();
  press('Send complaint');
  const question = screen.getByRole('alertdialog', { name: 'Send this complaint?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(calls).toEqual([]);
  press('Send complaint');
  press('Yes, send complaint');
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.variables).toMatchObject({
    ...{ key: linkKey, reason: 'DAMAGED', description: 'De poot is gebroken.', wish: 'PART_REFUND' },
    wishAmount: 100,
  });
  expect(calls[0]?.variables.checks).toHaveLength(3);
  expect(Object.keys(calls[0]?.variables ?? {})).not.toContain('photos');
});

test('the filled form is restored after a reload, also offline, until the server has it', async () => {
  show();
  press('Report a problem');
  fillIn();
  cleanup();
  online$.next(false);
  show();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Describe the problem' }).value).toBe(
    'De poot is gebroken.',
  );
  expect(screen.getByText(/Keep this page open and send your complaint/)).toBeTruthy();
  cleanup();
  online$.next(true);
  answer = { __typename: 'ValidationError', errorCode: 'x', message: 'Not possible now.' };
  show();
  press('Send complaint');
  press('Yes, send complaint');
  await screen.findByText(/Not possible now/);
  answer = { __typename: 'OrderCase' };
  press('Send complaint');
  press('Yes, send complaint');
  await waitFor(() => expect(calls).toHaveLength(2));
  cleanup();
  await waitFor(() => expect(sessionStorage.getItem('complaint-drafts') ?? '').not.toContain('gebroken'));
});

test('a complaint without an answer is repeated under the same id', async () => {
  show();
  press('Report a problem');
  fillIn();
  isCut = true;
  press('Send complaint');
  press('Yes, send complaint');
  await waitFor(() => expect(calls).toHaveLength(1));
  await waitFor(() => expect(online$.value).toBe(false));
  isCut = false;
  act(() => online$.next(true));
  press('Send complaint');
  press('Yes, send complaint');
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.variables.commandId).toBe(calls[0]?.variables.commandId);
});

test('Cancel asks before it discards the text, and the form does not open by itself again', async () => {
  show();
  press('Report a problem');
  fillIn();
  press('Cancel');
  press('Keep editing');
  expect(screen.getByRole('textbox', { name: 'Describe the problem' })).toBeTruthy();
  press('Cancel');
  press('Discard complaint');
  expect(await screen.findByRole('button', { name: 'Report a problem' })).toBeTruthy();
  cleanup();
  show();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(calls).toEqual([]);
});
