import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ToastRegion } from '#src/ui/kit/toast.tsx';
import { showPage } from '#tests/setup/show-page.tsx';
import { PayoutPage } from './payout-page.tsx';
import { PayoutsPage } from './payouts-page.tsx';
import { ReconciliationPage } from './reconciliation-page.tsx';

const payout = {
  ...{ __typename: 'SellerPayout', uuid: 'p1', number: '1042', status: 'PLANNED', problem: null as unknown },
  ...{ amount: 381.5, created: '2026-05-04T05:00:00Z', sent: null, paid: null, ended: null },
  invoiceNumber: null,
  items: [{ uuid: 'l1', orderUuid: 'o1', orderNumber: '100042', title: 'Teak chair', amount: 381.5 }],
};
type Change = Partial<Record<keyof typeof payout, unknown>>;
const row = (change: Change = {}, rest: object = {}) => ({
  ...{ __typename: 'StaffPayout', sellerUuid: 's1', sellerName: 'Vintage Noord', isFile: false, lines: 1 },
  isSellerSuspended: false,
  ...{ iban: 'NL91 ABNA 0417 1643 00', accountHolder: 'R. de Vries', providerId: null },
  ...{ releaseDue: null, releasedBy: null, released: null, payout: { ...payout, ...change }, ...rest },
});
const refusal = (message: string) => ({ __typename: 'ValidationError', errorCode: 'x', message });

interface Call {
  readonly name: string;
  readonly variables: Readonly<Record<string, unknown>>;
}
const calls: Call[] = [];
let answers: Record<string, object>;

beforeEach(() => {
  calls.length = 0;
  answers = {};
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body) as { query: string; variables: Call['variables'] };
    const name = Object.keys(answers).find((one) => new RegExp(`\\b${one}[({]`).test(query));
    if (name === undefined) throw new Error(`nothing answers ${query}`);
    if (query.trimStart().startsWith('mutation')) calls.push({ name, variables });
    return Response.json({ data: { [name]: answers[name] } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const typeCode = async (value: string) =>
  fireEvent.change(await screen.findByLabelText('Code from your authenticator app'), { target: { value } });
const detail = async (change: Change, rest: object = {}) => {
  answers = { ...answers, staffPayout: row(change, rest) };
  await showPage(<PayoutPage userId="staff" id="p1" notFound="None" />);
  await screen.findByRole('heading', { level: 1, name: 'Payout 1042' });
};

describe('one payout', () => {
  test('S23 releasing sends the code; a refusal leaves the dialog open and changes nothing', async () => {
    answers = { releasePayouts: refusal('That code is wrong.') };
    await detail({});
    await press('Release payout');
    await typeCode(' 123456 ');
    await press(/^Pay out/);
    await screen.findByText('That code is wrong.');
    answers.releasePayouts = { __typename: 'ReleasedPayouts', released: 1, outdated: 0, heldBack: 0 };
    await press(/^Pay out/);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls.map(({ variables }) => variables)).toMatchObject([
      { uuids: ['p1'], code: '123456' },
      { uuids: ['p1'], code: '123456' },
    ]);
    expect(calls[0]?.variables.commandId).toBe(calls[1]?.variables.commandId);
  });

  test('S23 planning a returned payout again also asks for a code', async () => {
    answers = { retryPayout: row() };
    await detail({ status: 'RETURNED', problem: 'CLOSED_ACCOUNT' });
    expect(screen.getByText('The account is closed')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Release payout' })).toBeNull();
    await press('Plan again');
    await typeCode('654321');
    await press('Plan payout');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]).toMatchObject({ name: 'retryPayout', variables: { uuid: 'p1', code: '654321' } });
  });

  test('only the outcome of a payout in a file is entered by staff', async () => {
    answers = { settlePayout: row() };
    await detail({ status: 'SENT' });
    expect(screen.queryByRole('button', { name: 'Paid by the bank' })).toBeNull();
    cleanup();
    await detail({ status: 'SENT' }, { isFile: true });
    await press('Paid by the bank');
    await typeCode('111222');
    await press('Save');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.variables).toMatchObject({ uuid: 'p1', outcome: 'PAID', code: '111222' });
  });

  test('a rejected payout of a file needs the reason of the bank; a refusal of the server shows its reason', async () => {
    answers = { settlePayout: refusal('This payout is in a file that has been downloaded.') };
    await detail({ status: 'RELEASED' }, { isFile: true });
    await press('Uploaded to the bank');
    expect(await screen.findByText(/applies to every payout in the same file/)).toBeTruthy();
    await press('Back');
    await press('Not carried out');
    expect((await screen.findByRole('button', { name: 'Save' })).hasAttribute('disabled')).toBe(true);
    fireEvent.click(await screen.findByLabelText('The bank refused the transfer'));
    await press('Save');
    expect(await screen.findByText('This payout is in a file that has been downloaded.')).toBeTruthy();
    expect(calls[0]?.variables).toMatchObject({ uuid: 'p1', outcome: 'FAILED', reason: 'REFUSED' });
  });
});

test('the list releases the pending payouts, with their total', async () => {
  answers = {
    releasePayouts: { __typename: 'ReleasedPayouts', released: 2, outdated: 0, heldBack: 0 },
    staffPayouts: {
      __typename: 'StaffPayoutPage',
      items: [
        row(),
        row({ uuid: 'p2', number: '1043' }),
        row({ uuid: 'p3', number: '1044', status: 'PAID' }),
      ],
      totalCount: 3,
    },
  };
  await showPage(<PayoutsPage userId="staff" />);
  await press('Release 2 payouts');
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByRole('button', { name: /763/ })).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: /763/ }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.variables).toMatchObject({ uuids: ['p1', 'p2'], code: null });
});

test('a payout to a suspended seller is left out unless it is chosen, and the outcome of each is shown', async () => {
  answers = {
    releasePayouts: { __typename: 'ReleasedPayouts', released: 1, outdated: 1, heldBack: 1 },
    staffPayouts: {
      __typename: 'StaffPayoutPage',
      items: [row(), row({ uuid: 'p2', number: '1043', amount: 90 }, { isSellerSuspended: true })],
      totalCount: 2,
    },
  };
  await showPage(
    <>
      <PayoutsPage userId="staff" />
      <ToastRegion />
    </>,
  );
  await screen.findByText('Suspended');
  await press('Release 2 payouts');
  const dialog = await screen.findByRole('alertdialog', { name: 'Release 1 payout' });
  const choice = within(dialog).getByRole<HTMLInputElement>('checkbox', { name: /1043/ });
  expect(choice.checked).toBe(false);
  await press(/^Pay out .*381/);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.variables).toMatchObject({ uuids: ['p1'], suspendedUuids: [] });
  const text = await screen.findByText(/1 payout is released and goes to the bank/);
  expect(text.textContent).toContain('1 payout was planned again because its amount changed');
  expect(text.textContent).toContain('1 payout is held back');
  await press('Release 2 payouts');
  fireEvent.click(await screen.findByRole('checkbox', { name: /1043/ }));
  await press(/^Pay out .*471/);
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.variables).toMatchObject({ uuids: ['p1', 'p2'], suspendedUuids: ['p2'] });
});

test('the alerts show delayed payouts, differences and the ledger, each with its payout', async () => {
  answers = {
    staffReconciliations: {
      __typename: 'PayoutReconciliations',
      delayed: [row({ status: 'SENT', number: '1039', uuid: 'old' })],
      items: [
        {
          ...{ __typename: 'PayoutReconciliation', day: '2026-05-04', compared: 3 },
          mismatches: [
            {
              ...{ kind: 'DOUBLED', reference: 'p9', ours: 10, theirs: 20 },
              ...{ isPayment: false, ourStatus: null, theirStatus: null },
            },
            {
              ...{ kind: 'STATUS', reference: 'p8', ours: 10, theirs: 10 },
              ...{ isPayment: false, ourStatus: 'PAID', theirStatus: 'FAILED' },
            },
            {
              ...{ kind: 'RETURNED', reference: 't7', ours: 0, theirs: 15 },
              ...{ isPayment: true, ourStatus: null, theirStatus: null },
            },
          ],
          ledgerProblems: [{ kind: 'HELD', expected: 0, found: -5 }],
        },
        {
          ...{ __typename: 'PayoutReconciliation', day: '2026-05-03', compared: 0 },
          ...{ mismatches: [], ledgerProblems: [] },
        },
      ],
    },
  };
  await showPage(<ReconciliationPage userId="staff" />);
  const link = await screen.findByRole('link', { name: 'Payout 1039' });
  expect(link.getAttribute('href')).toBe('/staff/payouts/old');
  expect(screen.getByRole('link', { name: 'Carried out more than once' }).getAttribute('href')).toBe(
    '/staff/payouts/p9',
  );
  expect(screen.getByText('Paid in our records, Failed at the provider')).toBeTruthy();
  expect(
    screen.getByRole('link', { name: 'Different amounts refunded or charged back' }).getAttribute('href'),
  ).toBe('/staff/payments?q=t7');
  expect(screen.getByText('4 differences')).toBeTruthy();
  expect(screen.getByText('No differences')).toBeTruthy();
});
