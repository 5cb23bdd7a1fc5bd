import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GuestCase } from './guest-case.tsx';

const linkKey = `8f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02.zzzzz.${'a'.repeat(64)}`;
const entry = {
  __typename: 'CaseEntry',
  ...{ uuid: 'e1', side: 'seller', what: 'answer', text: 'Dat vind ik vervelend.', terms: null },
  ...{ ground: null, photos: [], created: '2026-11-20T10:00:00.000Z' },
};
const found = {
  __typename: 'OrderCase',
  ...{ uuid: 'c1', orderUuid: 'o1', title: 'Teak sideboard', role: 'buyer', state: 'NEGOTIATING' },
  ...{ reason: 'OTHER', checks: [], wish: 'FULL_REFUND', wishAmount: null },
  ...{ due: '2026-11-25T19:00:00.000Z', endsByItself: true, turn: ['buyer'], proposalUuid: 'p1' },
  possible: ['answer', 'accept', 'escalate'],
  terms: { __typename: 'CaseTerms', refund: 20, needsReturn: false, returnPaidBy: null },
  ...{ refundable: 450, refundableInPart: 450, tracking: null, outcome: null },
  ...{ opened: entry.created, listingPhotos: [], entries: [entry] },
};

let shown: object;
const calls: { readonly name: string; readonly variables: Readonly<Record<string, unknown>> }[] = [];

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  calls.length = 0;
  shown = found;
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body);
    const name = ['acceptGuestCaseProposal', 'answerGuestCase', 'changeGuestCase'].find((one) =>
      query.includes(`${one}(`),
    );
    if (name !== undefined) calls.push({ name, variables });
    const data = name === undefined ? { guestCase: shown } : { [name]: { __typename: 'OrderCase' } };
    return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(isOpen = true): void {
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <GuestCase linkKey={linkKey} isOpen={isOpen} />
      </QueryClientProvider>
    </I18nProvider>,
  );
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('a guest reads the answer and accepts the proposal with the key of the link', async () => {
  open();
  expect(await screen.findByText('Dat vind ik vervelend.')).toBeTruthy();
  await press('Accept proposal');
  const dialog = await screen.findByRole('alertdialog');
  const confirm = [...dialog.querySelectorAll('button')].find((one) => one.textContent === 'Accept proposal');
  fireEvent.click(confirm ?? dialog);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toMatchObject({
    ...{ name: 'acceptGuestCaseProposal', variables: { key: linkKey, proposalUuid: 'p1' } },
  });
});

test('a guest answers without photos, and reads why', async () => {
  open();
  await press('Write an answer');
  expect(screen.getByText(/You need an account to add photos/)).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox', { name: 'Your answer' }), {
    target: { value: 'De barst is tien centimeter lang.' },
  });
  await press('Send answer');
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.variables).toMatchObject({ key: linkKey, text: 'De barst is tien centimeter lang.' });
});

test('an order that was never complained about shows nothing', async () => {
  shown = { __typename: 'ObjectDoesNotExistError', errorCode: 'object_does_not_exist' };
  open(false);
  await waitFor(() => expect(document.querySelector('section')).toBeNull());
});
