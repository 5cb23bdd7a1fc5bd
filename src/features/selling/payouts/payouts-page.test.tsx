import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PayoutsPage } from './payouts-page.tsx';

const fetched = vi.fn<typeof fetch>();
const sentSchema = v.object({ query: v.string(), variables: v.record(v.string(), v.number()) });

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const payout = {
  ...{ uuid: 'p1', number: '12', status: 'PAID', problem: null, amount: 381.5, accountEnd: '4300' },
  ...{ created: '2026-03-04T06:00:00Z', paid: '2026-03-05T09:00:00Z', invoiceNumber: 3 },
  creditNotes: [],
  items: [{ uuid: 'l1', orderNumber: '9', title: 'Teak sideboard', amount: 381.5 }],
};
const payouts = {
  ...{ __typename: 'SellerPayouts', held: 100, due: 0, underWay: 0, paid: 381.5, task: null },
  ...{ accountEnd: '4300', accountUsableFrom: null, nextRun: '2026-03-06', totalCount: 1, items: [payout] },
};

function show(answer: object): void {
  fetched.mockImplementation(async () => Response.json({ data: { sellerPayouts: answer } }));
  open();
}

function open(): void {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <I18nProvider i18n={i18n}>
        <PayoutsPage
          userId="u1"
          detailsLink={(label) => <a href="/account/gegevens">{label}</a>}
          orderLink={(uuid, label) => <a href={`/account/bestellingen/${uuid}`}>{label}</a>}
        />
      </I18nProvider>
    </QueryClientProvider>,
  );
}

test('a payout shows its lines and documents', async () => {
  show(payouts);
  expect((await screen.findByRole('link', { name: 'Teak sideboard' })).getAttribute('href')).toBe(
    '/account/bestellingen/l1',
  );
  for (const name of ['Statement (PDF)', 'Statement (CSV)', 'Invoice 3'])
    expect(screen.getByRole('button', { name })).toBeTruthy();
});

test('a sale that was charged back after its payout shows why it is deducted', async () => {
  const line = { uuid: 'l2', orderNumber: '8', title: 'Oak table', amount: -120 };
  show({ ...payouts, items: [{ ...payout, items: [...payout.items, line] }] });
  await screen.findByRole('link', { name: 'Oak table' });
  expect(screen.getAllByText('Refunded after an earlier payout')).toHaveLength(1);
});

test('a credit note is shown beside the invoice and downloaded, also of a payout that came back', async () => {
  const creditNotes = [{ number: 7, amount: 68.5 }];
  const returned = { ...payout, uuid: 'p2', status: 'RETURNED', creditNotes: [{ number: 8, amount: 70 }] };
  show({ ...payouts, items: [{ ...payout, creditNotes }, returned] });
  fireEvent.click(await screen.findByRole('button', { name: /^Credit note 7 \(€\s?68.50\)$/ }));
  await waitFor(() => {
    const asked = fetched.mock.calls.map(([address]) => String(address));
    expect(asked.at(-1)).toMatch(/\/api\/v2\/payouts\/p1\/credit-notes\/7\/credit-note\.pdf$/);
  });
  expect(screen.getByRole('button', { name: /^Credit note 8/ })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Statement (PDF)' })).toHaveLength(1);
});

test('without an account number the seller is asked for one', async () => {
  show({ ...payouts, task: 'ADD_ACCOUNT', accountEnd: null, items: [], totalCount: 0 });
  expect((await screen.findByRole('link', { name: 'Add account number' })).getAttribute('href')).toBe(
    '/account/gegevens',
  );
  expect(screen.getByText('No payouts yet')).toBeTruthy();
});

test('after a failed payout the seller is asked to correct the account number', async () => {
  show({ ...payouts, task: 'CORRECT_ACCOUNT', items: [{ ...payout, status: 'RETURNED' }] });
  expect(await screen.findByRole('link', { name: 'Change account number' })).toBeTruthy();
  // A payout that failed has no invoice or statement.
  expect(screen.queryByRole('button', { name: 'Statement (PDF)' })).toBeNull();
});

test('a payout that did not arrive shows the reason, and that the money is not lost', async () => {
  const failed = { ...payout, status: 'RETURNED', problem: 'CLOSED_ACCOUNT' };
  const replaced = { ...payout, uuid: 'p2', status: 'FAILED', problem: 'OUTDATED' };
  show({ ...payouts, due: 381.5, items: [failed, replaced] });
  expect(
    await screen.findByText('This account is closed. The money is still yours: we will pay you again.'),
  ).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Change account number' })).toBeNull();
  expect(screen.getAllByText('Not arrived')).toHaveLength(1);
  expect(screen.getByText('Replaced')).toBeTruthy();
});

test('a payout that did not arrive asks for another account number only while its money waits for one', async () => {
  const failed = { ...payout, status: 'RETURNED', problem: 'CLOSED_ACCOUNT' };
  const asks = 'The money is still yours: enter another account number and we will pay you again.';
  const card = () => screen.findByText(/^This account is closed\./);
  show({ ...payouts, due: 381.5, task: 'CORRECT_ACCOUNT', items: [failed] });
  const link = within(await card()).getByRole('link', { name: 'Change account number' });
  expect(link.getAttribute('href')).toBe('/account/gegevens');
  expect((await card()).textContent).toContain(asks);
  cleanup();
  // A new payout has its sale, together with another one.
  const item = { uuid: 'l3', orderNumber: '10', title: 'Oak table', amount: 90 };
  const again = { ...payout, uuid: 'p2', number: '13', status: 'PLANNED', items: [item, ...payout.items] };
  show({ ...payouts, due: 50, task: 'CORRECT_ACCOUNT', items: [again, failed] });
  expect((await card()).textContent).toBe('This account is closed. The money is now in payout 13.');
  cleanup();
  // That one was replaced before its release.
  const replaced = { ...again, status: 'FAILED', problem: 'OUTDATED' };
  show({ ...payouts, due: 50, task: 'CORRECT_ACCOUNT', items: [replaced, failed] });
  expect((await card()).textContent).toContain(asks);
  cleanup();
  // Its sale was refunded to the buyer since.
  show({ ...payouts, due: 0, items: [failed] });
  expect((await card()).textContent).toBe('This account is closed.');
});

test('the next payouts begin with the one that is planned', async () => {
  show({ ...payouts, due: 50, nextRun: '2026-11-30' });
  expect(await screen.findByText('The next payouts are on 30 November 2026.')).toBeTruthy();
  cleanup();
  const planned = { ...payout, status: 'PLANNED', created: '2026-11-28T06:00:00Z', paid: null };
  show({ ...payouts, due: 50, nextRun: '2026-11-30', items: [planned] });
  expect(
    (await screen.findByText(/^We are preparing your next payout/)).textContent?.replaceAll('\u00a0', ' '),
  ).toBe('We are preparing your next payout of € 381,50. The payouts after it are on 30 November 2026.');
});

/** A server with two pages of payouts and the figures of 2025 and later; the ids in `failing` get no answer. */
function serve(failing: Set<string>): void {
  const items = Array.from({ length: 16 }, (_, at) => ({
    ...payout,
    uuid: `p${at}`,
    number: `${at}`,
    items: [],
  }));
  fetched.mockImplementation(async (_address, init) => {
    const { query, variables } = v.parse(sentSchema, JSON.parse(String(init?.body)));
    const { offset = 0, limit = 0, year } = variables;
    if (failing.has(String(year ?? offset))) throw new TypeError('no answer');
    if (!query.includes('sellerYear')) {
      const page = { ...payouts, totalCount: items.length, items: items.slice(offset, offset + limit) };
      return Response.json({ data: { sellerPayouts: page } });
    }
    const figures = { __typename: 'SellerYear', sales: 2, paid: 120, fees: 12, state: 'BELOW', quarters: [] };
    return Response.json({ data: { sellerYear: figures } });
  });
}

test('U9 when earlier payouts cannot be loaded, the balance and the loaded ones stay, with another try', async () => {
  const failing = new Set(['15']);
  serve(failing);
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect((await screen.findByRole('alert')).textContent).toContain('You are offline');
  expect(screen.getByText('Not confirmed yet')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Statement (PDF)' })).toHaveLength(15);
  failing.clear();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Statement (PDF)' })).toHaveLength(16));
});

test('U9 when earlier payouts are refused, such as after the session ended, the loaded ones stay', async () => {
  serve(new Set());
  open();
  const more = await screen.findByRole('button', { name: 'Show more' });
  const refused = {
    __typename: 'UserNotAuthenticatedError',
    errorCode: 'not_authenticated',
    message: 'Log in.',
  };
  fetched.mockImplementation(async () => Response.json({ data: { sellerPayouts: refused } }));
  fireEvent.click(more);
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  expect(screen.getByText('Not confirmed yet')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Statement (PDF)' })).toHaveLength(15);
});

test('an account without a seller has no payouts', async () => {
  show({ __typename: 'UserHasNoObjectPermissionError', errorCode: 'no_object_permission', message: 'No.' });
  expect(await screen.findByText('No payouts yet')).toBeTruthy();
});

test('U9 a year whose figures cannot be loaded says so and leads to the other years', async () => {
  const year = new Date().getFullYear();
  const failing = new Set([`${year - 1}`]);
  serve(failing);
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Previous year' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Next year' }));
  expect(await screen.findByText(`Your sales in ${year}`)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Yearly statement (CSV)' })).toBeTruthy();
});
